import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoInfo } from '../../core/demoTypes';
import { contentFile, contentFolder } from '../../core/paths';
import { productFromPath } from '../../core/productId';
import type { GuideProps } from '../../core/types';
import { loadDemos } from '../read/demos/loadDemos';
import { contentHash } from '../kit/contentHash';
import { importSizeOf } from '../read/importSize';
import { parseGuide } from '../read/markdown/parseGuide';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import type { ApiSite } from './api/apiSite';
import type { CodeNames } from '../read/names/codeNames';
import { linkedBlocks } from './names/linkedBlocks';
import { nameIndexOf } from './names/nameIndexOf';
import { placeAd } from './placeAd';
import { removeOthers, writeGenerated } from '../kit/writeGenerated';

/** Folder that holds one JSON file for each written guide. */
export const GUIDES_FOLDER = '.generated/guides';

/** Whether the page's Markdown is there. */
export function isGuideWritten(pathname: string): boolean {
  return existsSync(contentFile(pathname));
}

/** Names of the demos beside a guide's Markdown: `Name.tsx`, without the styling forms' suffixes. */
function demosIn(folder: string): Set<string> {
  const names = readdirSync(folder).filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  return new Set(names.map((name) => path.basename(name, '.tsx')));
}

function embedNames(): Set<string> {
  const files = readdirSync('src/embeds').filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  return new Set(files.map((name) => path.basename(name, '.tsx')));
}

/** What each guide was last read from, so that in development one edit parses one file. */
const lastParsed = new Map<string, { key: string; guide: ParsedGuide }>();

/**
 * Reads and parses one guide.
 * @param pathname Path of the page, for example `/x/introduction/licensing/`.
 * @param unwritten The paths of the tree that have no page yet.
 * @throws ContentError for anything a writer has to mend.
 */
export function loadMarkdown(pathname: string, unwritten: ReadonlySet<string>): ParsedGuide {
  const file = contentFile(pathname);
  const source = readFileSync(file, 'utf8');
  const demos = demosIn(contentFolder(pathname));
  const components = embedNames();
  const key = contentHash(source, ...demos, '', ...components, '', ...unwritten);
  const known = lastParsed.get(file);
  if (known?.key === key) return known.guide;
  const guide = parseGuide(source, {
    file,
    pathname,
    productId: productFromPath(pathname).id,
    demos,
    components,
    isUnwritten: (path) => unwritten.has(path),
  });
  lastParsed.set(file, { key, guide });
  return guide;
}

/** Path of a guide's JSON. */
export function guideFile(pathname: string): string {
  return `${GUIDES_FOLDER}${pathname.replace(/\/$/, '')}.json`;
}

/** Writes each written guide as the props of its page. */
export async function emitGuides(site: {
  guides: readonly ParsedGuide[];
  api: ApiSite;
  codeNames: CodeNames;
}): Promise<void> {
  const demos = await loadDemos(site);
  const written = new Set<string>();
  const names = { index: nameIndexOf(site.api), codeNames: site.codeNames };
  for (const guide of site.guides) {
    const { props } = guide;
    const file = guideFile(props.pathname);
    const importSize = await importSizeOf(props.meta);
    const linked = linkedBlocks(guide, names);
    const complete = withDemos({ ...props, blocks: linked }, demos.get(props.pathname) ?? []);
    const blocks = placeAd(complete);
    writeGenerated(file, JSON.stringify({ ...complete, blocks, importSize }));
    written.add(path.relative(GUIDES_FOLDER, file));
  }
  // `next dev` reads these files at any time, so the old ones go last.
  removeOthers(GUIDES_FOLDER, (file) => written.has(file));
}

function withDemos(props: GuideProps, demos: readonly DemoInfo[]): GuideProps {
  if (demos.length === 0) return props;
  const infos = new Map(demos.map((info) => [info.name, info]));
  const blocks = props.blocks.map((block) =>
    block.kind === 'demo' ? { ...block, info: infos.get(block.name) } : block,
  );
  return { ...props, blocks };
}
