import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTION_ERROR_PAGE } from '../../src/core/productionError';
import { findRedirect } from '../../src/core/redirects';
import { SANDBOX_FOLDER } from '../../src/core/sandbox';
import { productFromPath } from '../../src/core/productId';
import { allDemoPages } from '../e2e/demoPages';

const GUIDES_WITH_DEMOS = {
  'x-data-grid': 'Data Grid guide',
  'x-date-pickers': 'Date Pickers guide',
  'x-charts': 'Charts guide',
  'x-tree-view': 'Tree View guide',
} as const;

const API_PAGES = {
  component: 'API component',
  hook: 'API hook',
  interface: 'API interface',
  events: 'API list',
  selectors: 'API list',
  types: 'API types',
  index: 'API index',
} as const;

/** The page of the finder of old names, and below it the guides of migration. */
export const FINDER = '/x/migration/';
/** The landing pages of migration, and the version that each leads to; they have the finder as well. */
export const LANDINGS: Readonly<Record<string, number>> = {
  '/x/migration-v8/': 8,
  '/x/migration-v7/': 7,
  '/x/migration-v6/': 6,
  '/x/migration-earlier/': 5,
};
export const FINDER_PAGES: readonly string[] = [FINDER, ...Object.keys(LANDINGS)];

/** Pages of a kind are built alike and share a budget. */
export type PageKind =
  | 'text guide'
  | (typeof GUIDES_WITH_DEMOS)[keyof typeof GUIDES_WITH_DEMOS]
  | 'guide of several products'
  | (typeof API_PAGES)[keyof typeof API_PAGES]
  | 'API tab'
  | 'guide of migration'
  | 'page with the finder'
  | 'offline page'
  | 'playground'
  | 'error page';

/** A page of the export. */
export interface ExportedPage {
  /** As readers ask for it: ends in a slash, error pages apart. */
  pathname: string;
  kind: PageKind;
  /** Bytes of its document. */
  size: number;
  /** Names of its demos, in reading order. */
  demos: string[];
}

const ROOT = 'out';

/** Returns every page of the built site that a reader can get; what the CDN redirects, and the isolated frame, is none. */
export function exportedPages(): ExportedPage[] {
  const demosOf = new Map(allDemoPages().map(({ pathname, names }) => [pathname, names]));
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((pathname) => !findRedirect(pathname) && !pathname.startsWith(SANDBOX_FOLDER))
    .sort()
    .map((pathname) => {
      const demos = demosOf.get(pathname) ?? [];
      return { pathname, kind: kindOf(pathname, demos.length > 0), size: sizeOf(pathname), demos };
    });
}

/** Returns one page of each kind, the longest: what is wrong with a kind shows there first. */
export function longestOfEachKind(pages: readonly ExportedPage[]): ExportedPage[] {
  const longest = new Map<PageKind, ExportedPage>();
  for (const page of pages) {
    const known = longest.get(page.kind);
    if (!known || page.size > known.size) longest.set(page.kind, page);
  }
  return [...longest.values()];
}

function kindOf(pathname: string, hasDemos: boolean): PageKind {
  if (pathname.endsWith('.html') || pathname === PRODUCTION_ERROR_PAGE) return 'error page';
  if (pathname === '/x/offline/') return 'offline page';
  if (pathname === '/playground/') return 'playground';
  if (/\/(components|hooks)-api\/$/.test(pathname)) return 'API tab';
  if (pathname.startsWith('/x/api/')) return API_PAGES[apiKind(pathname)];
  if (FINDER_PAGES.includes(pathname)) return 'page with the finder';
  if (pathname.startsWith(FINDER)) return 'guide of migration';
  if (!hasDemos) return 'text guide';
  const product = productFromPath(pathname).id;
  return product in GUIDES_WITH_DEMOS
    ? GUIDES_WITH_DEMOS[product as keyof typeof GUIDES_WITH_DEMOS]
    : 'guide of several products';
}

/** The kind as the data beside the page says it; an index of a product has none. */
function apiKind(pathname: string): keyof typeof API_PAGES {
  const file = path.join(ROOT, pathname, 'index.json');
  if (!existsSync(file)) throw new Error(`${pathname} has no ${file}. Fix: npm run build.`);
  const { kind = 'index' } = JSON.parse(readFileSync(file, 'utf8')) as {
    kind?: keyof typeof API_PAGES;
  };
  if (!(kind in API_PAGES)) {
    throw new Error(
      `${file} is of the kind "${kind}". Fix: name it in tests/site/exportedPages.ts.`,
    );
  }
  return kind;
}

function sizeOf(pathname: string): number {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return statSync(path.join(ROOT, file)).size;
}
