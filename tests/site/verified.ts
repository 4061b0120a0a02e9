import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyStyles } from '../../src/node/kit/bundleBrowserFile';
import { contentHash } from '../../src/node/kit/contentHash';
import { pageKey } from '../../src/node/finish/documentKey';
import { filesBelow } from '../../src/node/kit/filesBelow';
import { exportedPages, longestOfEachKind, type ExportedPage } from './exportedPages';

/** What a full visit has passed: reviewed like code, written by `npm run verify`. */
const RECORD = 'records/verified.json';

/** How many pages are visited although nothing of them has changed. */
const SAMPLE = 24;
/** The same when the frame, or what tests it, has changed. */
const SAMPLE_OF_FRAME = 80;

/** Folders that make the frame, and those that look at it. */
const FRAME = ['src', 'pages', 'data/nav', 'translations', 'preview', 'tests/site', 'tests/e2e'];
/** Files that do. */
const FRAME_FILES = ['package-lock.json', 'next.config.ts', 'playwright.config.ts'];

/** Keys of the pages that were green, and of the frame that they were green in. */
export interface Verified {
  frame: string;
  pages: Record<string, string>;
}

/** Reads the record; without one nothing is verified. */
export function readVerified(): Verified {
  if (!existsSync(RECORD)) return { frame: '', pages: {} };
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Verified;
}

/** Writes the record, one line a page. */
export function writeVerified({ frame, pages }: Verified): void {
  const sorted = Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify({ frame, pages: sorted }, null, 1)}\n`);
}

/** What no visit sees: it never prints. */
const ON_PAPER = 'print.css';
/** What only pages with demos show. */
const OF_DEMOS = 'demo.css';

/**
 * Returns the key of each page: its content, the style sheets that a visit can see on it, and the
 * packages that it is made of.
 * @param root Folder of the project.
 */
export function pageKeys(pages: readonly ExportedPage[], root = ''): Map<string, string> {
  // As they are sent: comments and line breaks change nothing about a page.
  const sheets = filesBelow(path.join(root, 'src/styles'));
  const packages = shippedPackages(read(path.join(root, 'package-lock.json')));
  const around = (left: readonly string[]) => {
    const seen = sheets.filter((file) => !left.includes(path.basename(file)));
    return contentHash(...seen.map((file) => minifyStyles(read(file))), ...packages);
  };
  const [withDemos, withoutDemos] = [around([ON_PAPER]), around([ON_PAPER, OF_DEMOS])];
  return new Map(
    pages.map(({ pathname, demos }) => {
      const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const file = path.join(root, 'out', name);
      const styles = demos.length > 0 ? withDemos : withoutDemos;
      return [pathname, contentHash(pageKey(read(file), file), styles)];
    }),
  );
}

/**
 * Returns the packages of a lock file that reach readers, each with its version. Those that only
 * build, check, or serve the site while it is tested are marked with `dev`.
 */
export function shippedPackages(lockFile: string): string[] {
  const { packages } = JSON.parse(lockFile) as Lock;
  return Object.entries(packages)
    .filter(([name, { dev }]) => name !== '' && !dev)
    .map(([name, { version }]) => `${name}@${version}`);
}

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean }>;
}

/**
 * Returns the key of the frame and of the code that tests it.
 * @param root Folder of the project.
 */
export function frameKey(root = ''): string {
  const folders = FRAME.flatMap((folder) => filesBelow(path.join(root, folder)));
  const files = [...folders, ...FRAME_FILES.map((file) => path.join(root, file))];
  const counted = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return contentHash(...counted.flatMap((file) => [path.relative(root, file), read(file)]));
}

/** Whether the tests of the frame were green with this frame. */
export const isFrameVerified = (): boolean => frameKey() === readVerified().frame;

/**
 * Returns the pages that have to be visited: those whose key isn't recorded, the longest page of each
 * kind, and a sample of the others that changes with each commit. `SITE_PAGES` chooses otherwise: it
 * is `all`, or names paths with commas between them.
 */
export function pagesToVisit(): ExportedPage[] {
  const all = exportedPages();
  const { SITE_PAGES: chosen } = process.env;
  if (chosen === 'all') return all;
  if (chosen) return namedPages(all, chosen.split(','));
  return choosePages(all, pageKeys(all), readVerified(), frameKey(), currentCommit());
}

/**
 * Returns the pages with demos that are looked at as on a phone too: those of `SITE_PAGES`, or some of
 * those that are to be visited.
 */
export function pagesForPhones(): ExportedPage[] {
  const pages = pagesToVisit().filter(({ demos }) => demos.length > 0);
  return process.env.SITE_PAGES ? pages : sampleOf(pages, pathOf, SAMPLE, currentCommit());
}

/**
 * Returns the pages of some paths.
 * @throws Error when the site lacks one of them.
 */
export function namedPages(all: readonly ExportedPage[], paths: readonly string[]): ExportedPage[] {
  const missing = paths.filter((path) => !all.some(({ pathname }) => pathname === path));
  if (missing.length > 0) {
    throw new Error(
      `SITE_PAGES names ${missing.join(', ')}, which out/ lacks. Correct it or build.`,
    );
  }
  return all.filter(({ pathname }) => paths.includes(pathname));
}

/** Chooses the pages for `pagesToVisit`. */
export function choosePages(
  all: readonly ExportedPage[],
  keys: ReadonlyMap<string, string>,
  verified: Verified,
  frame: string,
  commit: string,
): ExportedPage[] {
  const longest = new Set(longestOfEachKind(all).map(({ pathname }) => pathname));
  const isDue = ({ pathname }: ExportedPage) =>
    longest.has(pathname) || verified.pages[pathname] !== keys.get(pathname);
  const size = frame === verified.frame ? SAMPLE : SAMPLE_OF_FRAME;
  const others = all.filter((page) => !isDue(page));
  const sample = sampleOf(others, pathOf, size, commit);
  return all.filter((page) => isDue(page) || sample.includes(page));
}

const pathOf = ({ pathname }: ExportedPage) => pathname;

/**
 * Returns some of the items, others for each commit.
 * @param nameOf Gives each item a name of its own.
 */
export function sampleOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  size: number,
  commit: string,
): Item[] {
  return items
    .map((item) => ({ item, rank: contentHash(commit, nameOf(item)) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ item }) => item);
}

/** The commit that is checked out. */
export function currentCommit(): string {
  const answer = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return answer.trim();
}

const read = (file: string) => readFileSync(file, 'utf8');
