import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { sentBytes } from '../src/node/kit/sentBytes';
import {
  SEARCH_MANIFEST,
  SEARCH_PRODUCTS,
  type SearchManifest,
  type SymbolsFile,
  type TextFile,
} from '../src/core/searchTypes';
import type { FromEngine } from '../src/search/searchMessages';
import { SearchIndex } from '../src/search/engine/searchIndex';
import { atRest, hearRequests } from '../tests/e2e/atRest';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { heldOutQueries } from '../tests/search-queries/heldOut';
import { measureQueries } from '../tests/search-queries/measureQueries';
import { plainWordQueries } from '../tests/search-queries/plainWords';
import { searchQueries } from '../tests/search-queries/searchQueries';
import { withPreview } from './withPreview';

/** How good, how fast and how heavy the search is (SPEC 9, issue "Search"). */
interface SearchFigures {
  queries: number;
  meanReciprocalRank: number;
  successAt3: number;
  zeroHits: number;
  /** Of tasks in plain words, and of those that nothing is tuned by. */
  plainWordsReciprocalRank: number;
  heldOutReciprocalRank: number;
  /**
   * From the question to the answer in the page, by the worker with the texts of all products: the
   * best of three times of each query, because other work of the machine only adds to it.
   */
  workerMedianMs: number;
  workerP95Ms: number;
  /** Gzip: names and the text of the page's product, on a page of the product with the most text. */
  indexBeforeFirstLetterKilobytes: number;
  /** Brotli, everything that the first interest loads but the full text. */
  paletteAndSymbolsKilobytes: number;
  /** Brotli, of all products; readers load those in question. */
  fullTextKilobytes: number;
  /** Of the full text, by written guide; the API's lines are counted in. */
  textBytesPerGuide: number;
}

const PAGE = '/x/react-data-grid/sorting/';
/** How often each query is asked. */
const ROUNDS = 3;
const HOSTILE = ['', 'x'.repeat(10_000), 'row '.repeat(2_500), '(a+)+$', '🙂', 'جدول البيانات'];

/** Measures the search of the exported site. */
export async function measureSearch(): Promise<SearchFigures> {
  const read = <File>(url: string) => JSON.parse(readFileSync(`out${url}`, 'utf8')) as File;
  const { files } = read<SearchManifest>(SEARCH_MANIFEST);
  const [symbols] = files.filter(({ tier }) => tier === 'symbols').map(({ url }) => url);
  const textUrls = files.filter(({ tier }) => tier === 'text').map(({ url }) => url);
  const texts = textUrls.map((url) => read<TextFile>(url));
  const index = await SearchIndex.create(read<SymbolsFile>(symbols!), texts);
  const { queries, meanReciprocalRank, successAt3, zeroHits } = measureQueries(
    index,
    searchQueries,
  );
  const guides = index.records.pages.filter(({ isApi }) => !isApi).length;
  const { times, paths } = await withPreview((origin) => measureInBrowser(origin, textUrls));
  const isIndex = (path: string) => files.some(({ url }) => url === path);
  const rankOf = (set: typeof searchQueries) =>
    rounded(measureQueries(index, set).meanReciprocalRank);
  const isText = (path: string) => path.includes('/search/text-');
  const kilobytes = (of: string[]) => Math.round(sum(of.map(sentSize)) / 100) / 10;
  return {
    queries,
    meanReciprocalRank: rounded(meanReciprocalRank),
    successAt3: rounded(successAt3),
    zeroHits: zeroHits.length,
    plainWordsReciprocalRank: rankOf(plainWordQueries),
    heldOutReciprocalRank: rankOf(heldOutQueries),
    workerMedianMs: Math.round(times[Math.floor(times.length / 2)]! * 10) / 10,
    workerP95Ms: Math.round(times[Math.floor(times.length * 0.95)]! * 10) / 10,
    indexBeforeFirstLetterKilobytes:
      Math.round(sum(paths.filter(isIndex).map(gzipBytes)) / 100) / 10,
    paletteAndSymbolsKilobytes: kilobytes(paths.filter((path) => !isText(path))),
    fullTextKilobytes: kilobytes(textUrls),
    textBytesPerGuide: Math.round(sum(textUrls.map(sentSize)) / guides),
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** Bytes of an address as the CDN sends it. */
const sentSize = (address: string) => sentBytes(`out${address}`);
const gzipBytes = (address: string) => gzipSync(readFileSync(`out${address}`)).length;
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/**
 * Opens the palette, notes what that loads before a letter is typed, and asks the worker every query
 * several times, once it has all texts.
 */
async function measureInBrowser(
  origin: string,
  textUrls: string[],
): Promise<{ times: number[]; paths: string[] }> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  const page = await browser.newPage();
  hearRequests(page.context());
  await page.addInitScript(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        Object.assign(window, { searchWorker: this });
        this.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
          if (data.kind === 'indexed' && data.tier === 'texts')
            Object.assign(window, { productsIndexed: data.products.length });
        });
      }
    };
  });
  const paths = await openSearch(page, origin);
  const asked = [...searchQueries.map(([query]) => query), ...HOSTILE];
  await giveAllTexts(page, textUrls);
  await askWorker(page, asked);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await askWorker(page, asked));
  await browser.close();
  const times = asked.map((_query, place) => Math.min(...rounds.map((round) => round[place]!)));
  return { times: times.sort((a, b) => a - b), paths };
}

async function openSearch(page: Page, origin: string): Promise<string[]> {
  const paths = new Set<string>();
  await page.goto(origin + PAGE);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await atRest(page);
  const known = await loadedPaths(page);
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.locator('[data-search-button]').hover();
  await page.waitForFunction(() => 'productsIndexed' in window);
  await atRest(page);
  return [...paths].filter((path) => !known.includes(path));
}

/** Gives the palette's own worker the texts that questions would bring. */
async function giveAllTexts(page: Page, textUrls: string[]): Promise<void> {
  await page.evaluate(async (urls) => {
    const files = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    (window as unknown as { searchWorker: Worker }).searchWorker.postMessage({
      kind: 'texts',
      files,
    });
  }, textUrls);
  await page.waitForFunction(
    (count) => (window as unknown as { productsIndexed: number }).productsIndexed === count,
    SEARCH_PRODUCTS.length,
  );
}

function loadedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
}

/** Asks the palette's own worker, one question after the other; returns the times in ms. */
function askWorker(page: Page, queries: string[]): Promise<number[]> {
  return page.evaluate(async (list) => {
    const worker = (window as unknown as { searchWorker: Worker }).searchWorker;
    const times: number[] = [];
    for (const [place, query] of list.entries()) {
      // Far from the numbers that the palette gives its own questions.
      const id = 1_000_000 + place;
      const start = performance.now();
      await new Promise<void>((resolve) => {
        const heard = new AbortController();
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<{ id?: number }>) => {
            if (data.id !== id) return;
            heard.abort();
            resolve();
          },
          { signal: heard.signal },
        );
        worker.postMessage({ kind: 'ask', id, question: { query, product: 'x-data-grid' } });
      });
      times.push(performance.now() - start);
    }
    return times;
  }, queries);
}
