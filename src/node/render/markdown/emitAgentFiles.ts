import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../core/markdownPath';
import type { Site } from '../../model/site';
import { renderPart } from './agentPart';
import { agentPages } from './agentPages';
import { readAgentSite } from './agentSite';
import { checkTokens } from './checkTokens';
import { llmsFiles } from './llmsFiles';
import { renderFull } from './renderFull';
import { renderLlms, renderRootLlms } from './renderLlms';
import { renderTwin } from './renderTwin';

/** A file for agents: its address and its text. */
interface AgentFile {
  address: string;
  text: string;
}

/**
 * Writes the Markdown twin of each page, and for the site and each product an index (`llms.txt`) and
 * all its text in one file (`llms-full.txt`), and prints their sizes (SPEC 11.1).
 * @param root Folder of the export.
 */
export async function emitAgentFiles(root: string, site: Site): Promise<void> {
  const agentSite = await readAgentSite(site);
  const pages = agentPages(site, agentSite);
  const twins = pages.map((page): AgentFile => {
    return { address: markdownPath(page.pathname), text: renderTwin(page, agentSite) };
  });
  const parts = pages.flatMap(({ parts: own = [] }) =>
    own.map((part): AgentFile => {
      return { address: markdownPath(part.pathname), text: renderPart(part, agentSite) };
    }),
  );
  const indexes = llmsFiles(site, new Map(pages.map((page) => [page.pathname, page])));
  const lists = indexes.flatMap((file): AgentFile[] => {
    const full = renderFull(file, agentSite);
    const text = renderLlms(file, Buffer.byteLength(full));
    return [
      { address: `${file.folder}llms.txt`, text },
      { address: `${file.folder}llms-full.txt`, text: full },
    ];
  });
  // Tools look for it at the root of a host first.
  const [whole] = indexes;
  lists.push({ address: '/llms.txt', text: renderRootLlms(whole!, indexes.slice(1)) });
  for (const { address, text } of [...twins, ...parts, ...lists]) {
    const file = path.join(root, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  printSizes(twins, lists);
  console.log(`  ${parts.length} demos, CSS classes and types in files of their own`);
  await checkTokens([...twins, ...parts]);
}

/** Bytes per token, roughly, of English and code: what readers of sizes reckon with. */
const BYTES_PER_TOKEN = 4;

function printSizes(twins: readonly AgentFile[], lists: readonly AgentFile[]): void {
  const bytes = ({ text }: AgentFile) => Buffer.byteLength(text);
  const describe = (size: number) =>
    `${(size / 1000).toFixed(0)} kB, about ${Math.ceil(size / BYTES_PER_TOKEN / 1000)}k tokens`;
  const sizes = twins.map(bytes);
  const largest = twins.reduce((a, b) => (bytes(b) > bytes(a) ? b : a));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`  ${twins.length} Markdown twins: ${describe(total)}`);
  console.log(`  largest: ${largest.address}: ${describe(bytes(largest))}`);
  for (const file of lists) console.log(`  ${file.address}: ${describe(bytes(file))}`);
}
