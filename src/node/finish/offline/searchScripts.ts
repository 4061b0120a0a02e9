import { readFileSync } from 'node:fs';
import path from 'node:path';
import { symbolIndex } from './searchFiles';

const CHUNK = /static\/chunks\/[\w~.-]+/g;
/** What a script loads together: the bundler's form of `import()`. */
const CHUNK_LIST = /\[(?:"static\/chunks\/[\w~.-]+",?)+\]/g;

/**
 * Returns the addresses of what the search is made of: its palette, which is known by naming the
 * index, and the engine that the palette loads.
 * @param root Folder of the export.
 * @param scripts Addresses of the scripts that load the palette.
 * @throws Error when none of them does.
 */
export function searchScripts(root: string, scripts: readonly string[]): string[] {
  const textOf = (address: string) => readFileSync(path.join(root, address), 'utf8');
  const chunksIn = (text: string) => (text.match(CHUNK) ?? []).map((name) => `/_next/${name}`);
  const [index = ''] = symbolIndex(root);
  const lists = scripts.flatMap((script) => (textOf(script).match(CHUNK_LIST) ?? []).map(chunksIn));
  const palette = lists.find((list) => list.some((chunk) => textOf(chunk).includes(index)));
  if (!palette) {
    throw new Error(
      'No script of the offline page loads the search, so it would not open offline.\n' +
        '  Fix: src/node/finish/offline/searchScripts.ts has to find it by what the bundler writes now.',
    );
  }
  return [...palette, ...palette.flatMap((chunk) => chunksIn(textOf(chunk)))];
}
