import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { sentBytes } from '../src/build/sentBytes';
import {
  SEARCH_MANIFEST,
  type SearchManifest,
  type SymbolsFile,
  type TextFile,
} from '../src/core/searchTypes';
import type { FromEngine } from '../src/search/searchMessages';
import { SearchIndex } from '../src/search/engine/searchIndex';
import { atRest, hearRequests } from '../tests/e2e/atRest';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { measureQueries } from '../tests/search-queries/measureQueries';
import { searchQueries } from '../tests/search-queries/searchQueries';
import { withPreview } from './withPreview';

/** How good, how fast and how heavy the search is (SPEC 9, issue "Search"). */
interface SearchFigures {
  queries: number;
  meanReciprocalRank: number;
  successAt3: number;
  zeroHits: number;
  /** From the question to the answer in the page, by the worker with the whole index, warm. */
  workerMedianMs: number;
  workerP95Ms: number;
  /** Brotli, everything that the first interest loads but the full text. */
  paletteAndSymbolsKilobytes: number;
  fullTextKilobytes: number;
  /** Of the full text, by written guide; the API's lines are counted in. */
  textBytesPerGuide: number;
}

const PAGE = '/x/introduction/licensing/';
const HOSTILE = ['', 'x'.repeat(10_000), 'row '.repeat(2_500), '(a+)+$', '🙂', 'جدول البيانات'];

/** Measures the search of the exported site. */
export async function measureSearch(): Promise<SearchFigures> {
  const read = <File>(url: string) => JSON.parse(readFileSync(`out${url}`, 'utf8')) as File;
  const { files } = read<SearchManifest>(SEARCH_MANIFEST);
  const [symbols] = files.filter(({ tier }) => tier === 'symbols').map(({ url }) => url);
  const texts = files.filter(({ tier }) => tier === 'text').map(({ url }) => read<TextFile>(url));
  const index = await SearchIndex.create(read<SymbolsFile>(symbols!), texts);
  const { queries, meanReciprocalRank, successAt3, zeroHits } = measureQueries(
    index,
    searchQueries,
  );
  const guides = index.records.pages.filter(({ isApi }) => !isApi).length;
  const { times, paths } = await withPreview(measureInBrowser);
  const isText = (path: string) => path.includes('/search/text-');
  const kilobytes = (of: string[]) => Math.round(sum(of.map(sentSize)) / 100) / 10;
  return {
    queries,
    meanReciprocalRank: rounded(meanReciprocalRank),
    successAt3: rounded(successAt3),
    zeroHits: zeroHits.length,
    workerMedianMs: Math.round(times[Math.floor(times.length / 2)]! * 10) / 10,
    workerP95Ms: Math.round(times[Math.floor(times.length * 0.95)]! * 10) / 10,
    paletteAndSymbolsKilobytes: kilobytes(paths.filter((path) => !isText(path))),
    fullTextKilobytes: kilobytes(paths.filter(isText)),
    textBytesPerGuide: Math.round(sum(paths.filter(isText).map(sentSize)) / guides),
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** Bytes of an address as the CDN sends it. */
const sentSize = (address: string) => sentBytes(`out${address}`);
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Opens the palette, notes what that loads, and asks the worker every query twice. */
async function measureInBrowser(origin: string): Promise<{ times: number[]; paths: string[] }> {
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
            Object.assign(window, { areTextsIndexed: true });
        });
      }
    };
  });
  const paths = await openSearch(page, origin);
  const asked = [...searchQueries.map(([query]) => query), ...HOSTILE];
  await askWorker(page, asked);
  const times = await askWorker(page, asked);
  await browser.close();
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
  // The worker indexes the full text after it has all files.
  await page.waitForFunction(() => 'areTextsIndexed' in window);
  await atRest(page);
  return [...paths].filter((path) => !known.includes(path));
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
