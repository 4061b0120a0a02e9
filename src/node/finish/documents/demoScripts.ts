import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../kit/bundleBrowserFile';
import { contentHash } from '../../kit/contentHash';
import { productFromPath } from '../../../core/productId';
import { DEMO_MARKER } from '../../read/demos/renderRegistry';

const CHUNKS = '_next/static/chunks';
/** What a script loads together: the bundler's form of `import()`. */
const CHUNK_LIST = /\[(?:"static\/chunks\/[\w~.-]+",?)+\]/g;
const CHUNK = /static\/chunks\/([\w~.-]+)/g;
const MARKER = new RegExp(`"${DEMO_MARKER}(/[\\w/.-]*)"`);
/** The number of the first module that a page's list of demos imports. */
const FIRST_DEMO = /\.A\((\d+)\)/;

/**
 * Finds what the first demo of each page needs: what is common to all demos, the list of the page's
 * demos, and the first of them.
 * @param root Folder of the export.
 * @returns Names of chunks by the page's path.
 * @throws Error when a page's chunks are not found.
 */
export function findDemoScripts(root: string): Map<string, string[]> {
  const folder = path.join(root, CHUNKS);
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
  const lists = chunks.flatMap(({ text }) => listsIn(text));
  /** What is loaded together with a chunk. */
  const loadedWith = new Map(lists.flatMap((list) => list.map((name) => [name, list] as const)));
  const pages = chunks.flatMap((chunk) => {
    const pathname = MARKER.exec(chunk.text)?.[1];
    return pathname === undefined ? [] : [{ ...chunk, pathname }];
  });
  const registry = chunks.find(({ text }) =>
    pages.every(({ pathname }) => text.includes(`"${pathname}":`)),
  );
  const common = loadedWith.get(registry?.name ?? '') ?? [];
  return new Map(
    pages.map(({ name, text, pathname }) => {
      const parts = [common, loadedWith.get(name) ?? [], firstDemo(text)];
      if (parts.some((part) => part.length === 0)) throw notFound(pathname);
      return [pathname, [...new Set(parts.flat())]];
    }),
  );
}

const namesIn = (list: string): string[] => [...list.matchAll(CHUNK)].map(([, name]) => name!);

const listsIn = (text: string): string[][] => (text.match(CHUNK_LIST) ?? []).map(namesIn);

/** Chunks of the first demo in a page's list. */
function firstDemo(text: string): string[] {
  const module = FIRST_DEMO.exec(text)?.[1] ?? '';
  const start = text.search(new RegExp(`\\b${module},\\w+=>`));
  const [list = ''] = start < 0 ? [] : (text.slice(start).match(CHUNK_LIST) ?? []);
  return namesIn(list);
}

function notFound(pathname: string): Error {
  return new Error(
    `The scripts of the demos of ${pathname} are not found, so they would not be had in time.\n` +
      '  Fix: src/node/finish/documents/demoScripts.ts has to find them by what the bundler writes now.',
  );
}

/**
 * Writes the scripts that ask for them, one for each product's pages: a table of all pages would be
 * four times as long, and a page's own list in its document would change with every build.
 * @param root Folder of the export.
 * @param scripts Names of chunks by the page's path.
 * @returns Addresses by the page's path.
 */
export async function emitPreloads(
  root: string,
  scripts: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const productOf = (pathname: string) => productFromPath(pathname).id;
  for (const product of new Set([...scripts.keys()].map(productOf))) {
    const pages = [...scripts].filter(([pathname]) => productOf(pathname) === product);
    const address = await emitPreload(root, new Map(pages));
    for (const [pathname] of pages) addresses.set(pathname, address);
  }
  return addresses;
}

async function emitPreload(root: string, scripts: ReadonlyMap<string, readonly string[]>) {
  const names = [...new Set([...scripts.values()].flat())];
  const pages = [...scripts].map(([pathname, files]) => [
    pathname,
    files.map((file) => names.indexOf(file)),
  ]);
  const script = await bundleScript('src/demo/preloadDemos.ts', 'iife', {
    DEMO_SCRIPTS: JSON.stringify({ names, pages: Object.fromEntries(pages) }),
  });
  const address = `/_next/static/preload.${contentHash(script)}.js`;
  const file = path.join(root, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, script);
  return address;
}
