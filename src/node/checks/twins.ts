import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsIn } from '../render/markdown/anchors';

/** How many problems an error shows: one mistake in what writes twins is in all of them. */
const SHOWN = 20;

/** A file for agents: its address and its text. */
interface Twin {
  address: string;
  text: string;
}

/**
 * Checks that every link of the Markdown for agents leads to a file that is there, and its hash to an
 * id that the file has.
 * @param root Folder of the export.
 * @throws Error that lists the broken links.
 */
export function checkTwins(root: string): void {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.md$|(?:^|\/)llms(?:-full)?\.txt$/.test(file));
  const twins = files.map((file): Twin => {
    return { address: `/${file}`, text: readFileSync(path.join(root, file), 'utf8') };
  });
  const isFile = (address: string) => existsSync(path.join(root, address));
  const problems = brokenLinks(twins, isFile);
  console.log(`  ${twins.length} files for agents`);
  if (problems.length === 0) return;
  const rest = problems.length > SHOWN ? `\n  and ${problems.length - SHOWN} more` : '';
  throw new Error(
    `The Markdown for agents has ${problems.length} broken links:\n  ${problems.slice(0, SHOWN).join('\n  ')}${rest}\n` +
      '  Fix: src/node/render/markdown/markdownLink.ts writes links, anchors.ts the ids that they name.',
  );
}

/** Returns the links that lead nowhere, each with the file that holds it. */
export function brokenLinks(
  twins: readonly Twin[],
  isFile: (address: string) => boolean,
): string[] {
  const ids = new Map(twins.map(({ address, text }) => [address, anchorsIn(text)]));
  return twins.flatMap(({ address, text }) =>
    linksIn(text)
      .filter((href) => isBroken(href, address))
      .map((href) => `${address}: ${href}`),
  );

  function isBroken(href: string, from: string): boolean {
    const { pathname, hash } = new URL(href, `https://site.invalid${from}`);
    const known = ids.get(pathname);
    if (hash === '') return !known && !isFile(pathname);
    return !known?.has(decodeURIComponent(hash.slice(1)));
  }
}

/** Returns the links of a Markdown text that stay on the site; code holds none. */
export function linksIn(markdown: string): string[] {
  const prose = markdown
    .replace(/^([ \t>-]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(?<!\\)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '`code`');
  const hrefs = [...prose.matchAll(/(?<!\\)\]\(([^()\s]*)\)/g)].map(([, href]) => href!);
  return hrefs.filter((href) => !/^[a-z]+:/i.test(href));
}
