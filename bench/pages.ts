import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the shortest and the longest text page of the export, by the bytes of their HTML. */
export function shortestAndLongest(): { shortest: string; longest: string } {
  const pages = readdirSync('out/x', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && file !== 'index.html')
    .filter((file) => !file.startsWith('offline') && !file.startsWith('api'))
    .map((file) => ({ path: `/x/${path.dirname(file)}/`, bytes: statSync(`out/x/${file}`).size }))
    .sort((a, b) => a.bytes - b.bytes);
  return { shortest: pages[0]!.path, longest: pages.at(-1)!.path };
}
