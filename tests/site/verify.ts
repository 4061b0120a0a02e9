import { readFileSync } from 'node:fs';
import { runBrowserTests } from '../e2e/runBrowserTests';
import { exportedPages } from './exportedPages';
import { GREEN_PAGES } from './pageResult';
import { frameKey, pageKeys, readVerified, writeVerified } from './verified';

/**
 * Visits the pages of the built site that are due (`--all`: every page) and records those that are
 * green, with the frame when all of them are: `npm run verify -- [--all] [--shard 1/4]`. In shards, a
 * long visit can be broken off without losing what was seen; the last run is one without. Commit the
 * record with the change.
 */
if (process.argv.includes('--all')) process.env.SITE_PAGES = 'all';
const chosen = process.argv.slice(2).filter((argument) => argument !== '--all');
const isWhole = chosen.length === 0;
let failure: unknown;
await runBrowserTests('tests/site/playwright.config.ts', ['visit.spec.ts', ...chosen]).catch(
  (error: unknown) => (failure = error),
);

const pages = exportedPages();
const keys = pageKeys(pages);
const green = new Set(JSON.parse(readFileSync(GREEN_PAGES, 'utf8')) as string[]);
const known = readVerified();
const recorded = pages
  .map(({ pathname }) => [pathname, keyOf(pathname)] as const)
  .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
writeVerified({
  frame: isWhole && failure === undefined ? frameKey() : known.frame,
  pages: Object.fromEntries(recorded),
});
console.log(
  `${green.size} pages were green; the record has ${recorded.length} of ${pages.length}.`,
);
if (failure !== undefined) throw failure;

/** A page that was not visited keeps its key, unless it is another page now. */
function keyOf(pathname: string): string | undefined {
  return green.has(pathname) ? keys.get(pathname) : known.pages[pathname];
}
