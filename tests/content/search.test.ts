import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { searchFiles } from '../../.generated/searchFiles';
import {
  SEARCH_MANIFEST,
  SEARCH_PRODUCTS,
  type SearchManifest,
  type SearchProduct,
  type SymbolsFile,
  type TextFile,
} from '../../src/core/searchTypes';
import { apiTargets } from '../../src/node/model/api/apiTargets';
import { loadSite } from '../../src/node/model/site';
import { answerQuery } from '../../src/search/engine/answerQuery';
import { SearchIndex } from '../../src/search/engine/searchIndex';
import { measureQueries, type QueryFigures } from '../search-queries/measureQueries';
import { searchQueries } from '../search-queries/searchQueries';

// Hundreds of queries take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const read = <File>(url: string) => JSON.parse(readFileSync(`public${url}`, 'utf8')) as File;

let index: SearchIndex;
let first: SearchIndex;
/** How well all queries are answered from the whole index. */
let figures: QueryFigures;
beforeAll(async () => {
  const symbols = read<SymbolsFile>(searchFiles.symbols);
  const texts = SEARCH_PRODUCTS.map((product) => read<TextFile>(searchFiles.text[product]));
  first = await SearchIndex.create(symbols, []);
  index = await SearchIndex.create(symbols, texts);
  figures = measureQueries(index, searchQueries);
});

/** Every so many of the queries: an answer takes ten milliseconds of a busy machine. */
const some = (each: number) => searchQueries.filter((_query, place) => place % each === 0);

describe('quality (SPEC 9.2)', () => {
  test('the queries are enough, and over all products', () => {
    const sections = ['data-grid', 'date-pickers', 'charts', 'tree-view', 'introduction'];
    for (const section of sections) {
      const ours = searchQueries.filter(([, answer]) => answer?.includes(section));
      expect(ours.length, section).toBeGreaterThan(15);
    }
    expect(figures.queries).toBeGreaterThanOrEqual(120);
  });

  test('they are answered well', () => {
    const { meanReciprocalRank, successAt3, zeroHits, missed } = figures;
    const toMend = missed.map(({ query, rank, first: page }) => `${rank} "${query}": ${page}`);
    const hint = `Add keywords or synonyms for:\n${toMend.join('\n')}`;
    expect(zeroHits).toEqual([]);
    expect(meanReciprocalRank, hint).toBeGreaterThanOrEqual(0.95);
    expect(successAt3, hint).toBeGreaterThanOrEqual(0.95);
  });

  test('the first tier alone is not far behind', () => {
    expect(measureQueries(first, searchQueries).meanReciprocalRank).toBeGreaterThanOrEqual(0.8);
  });
});

describe('full text of the products in question only', () => {
  /** Indexes by the products whose text they have: a dozen of the 32 that there could be. */
  const indexes = new Map<string, Promise<SearchIndex>>();
  const indexOf = (products: ReadonlySet<SearchProduct>) => {
    const wanted = SEARCH_PRODUCTS.filter((product) => products.has(product));
    const key = wanted.join(' ');
    const created =
      indexes.get(key) ??
      SearchIndex.create(
        read<SymbolsFile>(searchFiles.symbols),
        wanted.map((product) => read<TextFile>(searchFiles.text[product])),
      );
    indexes.set(key, created);
    return created;
  };
  /** What the palette has in the end: an answer brings texts, and these another answer. */
  const settle = async (query: string, loaded: Set<SearchProduct>): Promise<SearchIndex> => {
    const having = await indexOf(loaded);
    const { products = [] } = answerQuery(having, { query });
    if (products.every((product) => loaded.has(product))) return having;
    return settle(query, new Set([...loaded, ...products]));
  };

  test('the answers are as good as with all of it', async () => {
    const all = await indexOf(new Set(SEARCH_PRODUCTS));
    const ranks = { all: 0, settled: 0 };
    for (const query of some(8)) {
      const settled = await settle(query[0], new Set<SearchProduct>(['x-introduction']));
      ranks.all += measureQueries(all, [query]).meanReciprocalRank;
      ranks.settled += measureQueries(settled, [query]).meanReciprocalRank;
    }
    expect(ranks.settled / ranks.all).toBeGreaterThanOrEqual(0.985);
  });
});

test.each([
  ['MUI X: Missing license key', '/x/introduction/licensing/'],
  ['MUI X: No row with id #undefined found', '/x/react-data-grid/'],
  [
    'Uncaught Error: MUI X: Could not find the Data Grid context. It looks like you rendered your component outside of a DataGrid, DataGridPro or DataGridPremium parent component. This can also happen if you are bundling multiple versions of the Data Grid.    at useGridApiContext (http://localhost:3000/static/js/bundle.js:1234:11)    at Toolbar (http://localhost:3000/static/js/bundle.js:99:3)',
    'could-not-find-the-data-grid-context',
  ],
  [
    'MUI X: The page size `25` is not present in the `pageSizeOptions`',
    '/x/react-data-grid/pagination/#',
  ],
  ['Can not find the date and time pickers localization context', '/x/react-date-pickers/quick'],
  [
    "Error: MUI X Charts: Failed to import 'rasterizehtml' module.",
    '/x/react-charts/export/#rasterizehtml',
  ],
])('the message "%s" leads to the section that explains it', (query, place) => {
  const href = answerQuery(index, { query }).groups[0]?.items[0]?.href;
  expect(href).toContain(place);
  expect(href).toContain('#');
});

describe('speed', () => {
  /** Milliseconds of the processor; other work of the machine counts a little all the same. */
  const LIMIT = 10;
  const SLACK = 2;

  test('19 of 20 queries, and their beginnings, are answered in time', () => {
    const queries = some(10).flatMap(([query]) => [
      query,
      query.slice(0, 1),
      query.slice(0, query.length / 2),
    ]);
    const timeOf = (query: string) => {
      const start = process.cpuUsage().user;
      answerQuery(index, { query, product: 'x-data-grid' });
      return (process.cpuUsage().user - start) / 1_000;
    };
    const times = queries.map((query) => Math.min(...[1, 2, 3].map(() => timeOf(query))));
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(LIMIT * SLACK);
  });
});

test('every result leads to a place that is there', () => {
  const site = loadSite();
  const targets = apiTargets(site.api, site.guides);
  for (const { props, ids } of site.guides) targets.set(props.pathname, new Set(ids));
  const wrong = searchQueries
    .flatMap(([query]) => answerQuery(index, { query }).groups)
    .flatMap(({ items }) => items.flatMap((item) => [item, ...item.below]))
    .filter(({ href }) => {
      const [pathname = '', hash] = href.split('#');
      const ids = targets.get(pathname);
      return !ids || (hash !== undefined && !ids.has(hash));
    });
  expect(wrong.map(({ href }) => href)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'row '.repeat(10_000)],
  ['a regular expression', '(a+)+$ [^]* \\d{1,9} .*?'],
  ['emoji', '👩‍👩‍👧 🙂 \ud83d'],
  ['right to left', 'جدول البيانات مع الفرز'],
  ['markup', '<img src=x onerror=alert(1)> "\'`'],
  ['names of the prototype', '__proto__ constructor toString hasOwnProperty'],
])('%s does no harm', (_what, query) => {
  expect(() => answerQuery(index, { query, product: 'x-data-grid' })).not.toThrow();
});

describe('files', () => {
  const { files } = read<SearchManifest>(SEARCH_MANIFEST);

  test('the list names every file and its size', () => {
    expect(files.map(({ url }) => url).sort()).toEqual(
      [searchFiles.symbols, ...Object.values(searchFiles.text)].sort(),
    );
    for (const { url, bytes } of files) expect(readFileSync(`public${url}`)).toHaveLength(bytes);
  });

  test('before the first letter names and the text of one product are sent, 250 kB at most', () => {
    const sent = (url: string) => gzipSync(readFileSync(`public${url}`)).length;
    for (const url of Object.values(searchFiles.text)) {
      expect(sent(searchFiles.symbols) + sent(url), url).toBeLessThan(250_000);
    }
  });

  test('they stay within their weight', () => {
    const sent = (url: string) => brotliCompressSync(readFileSync(`public${url}`)).length;
    const bytesOf = (tier: string) =>
      files.filter((file) => file.tier === tier).reduce((sum, { url }) => sum + sent(url), 0);
    // With the palette, the engine and the worker's runtime some 60 kB. A page adds some 20 bytes.
    expect(bytesOf('symbols')).toBeLessThan(43_000);
    expect(bytesOf('text')).toBeLessThan(350_000);
  });
});
