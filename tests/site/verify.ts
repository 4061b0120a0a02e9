import { readFileSync, rmSync } from 'node:fs';
import { runProgram } from '../../src/node/kit/runProgram';
import { runBrowserTests } from '../e2e/runBrowserTests';
import { exportedPages, type ExportedPage } from './exportedPages';
import { GREEN_PAGES } from './pageResult';
import { frameTests } from './siteTests';
import {
  frameKey,
  isFrameVerified,
  pageKeys,
  pagesToVisit,
  readVerified,
  writeVerified,
} from './verified';

/**
 * Visits the pages of the built site that are due (`--all`: every page) and records those that are
 * green: `npm run verify -- [--all]`. It goes part by part, so that a long visit can be broken off
 * without losing what was seen. Last come the tests of the frame and the exports, unless the frame is
 * recorded; it is when they and all pages are green. Commit the record with the change.
 */
const PAGES_OF_A_PART = 60;
const CONFIG = 'tests/site/playwright.config.ts';

if (process.argv.includes('--all')) process.env.SITE_PAGES = 'all';
const due = pagesToVisit();
const all = exportedPages();
const keys = pageKeys(all);
console.log(`${due.length} of ${all.length} pages are due.`);
const failures: unknown[] = [];
for (let start = 0; start < due.length; start += PAGES_OF_A_PART) {
  await visit(due.slice(start, start + PAGES_OF_A_PART));
}
delete process.env.SITE_PAGES;
const ofTheFrame = [
  () => runBrowserTests(CONFIG, [], frameTests()),
  () => runProgram('npm', ['run', 'test:exports']),
];
for (const run of isFrameVerified() ? [] : ofTheFrame)
  await run().catch((error: unknown) => failures.push(error));
if (failures.length > 0) throw failures[0];
writeVerified({ ...readVerified(), frame: frameKey() });

/** Visits pages and records the green ones. */
async function visit(pages: readonly ExportedPage[]): Promise<void> {
  process.env.SITE_PAGES = pages.map(({ pathname }) => pathname).join(',');
  // What an earlier run has left would count as seen.
  rmSync(GREEN_PAGES, { force: true });
  const chosen = ['visit.spec.ts', 'phone.spec.ts', 'sandbox-demos.spec.ts'];
  await runBrowserTests(CONFIG, chosen).catch((error: unknown) => failures.push(error));
  const green = new Set(JSON.parse(readFileSync(GREEN_PAGES, 'utf8')) as string[]);
  const known = readVerified();
  // A page that was not visited keeps its key, unless it is another page now.
  const recorded = all
    .map(({ pathname }) => pathname)
    .map((page) => [page, green.has(page) ? keys.get(page) : known.pages[page]] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
  writeVerified({ ...known, pages: Object.fromEntries(recorded) });
  console.log(`The record has ${recorded.length} of ${all.length} pages.`);
}
