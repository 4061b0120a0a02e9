import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { shortestAndLongest } from './pages';
import { withPreview } from './withPreview';

/** What the first load of a page costs before anybody touches it. */
interface FirstLoad {
  page: string;
  scriptKilobytes: number;
  styleKilobytes: number;
  totalKilobytes: number;
  requests: number;
  layoutShift: number;
}

/** Time to watch a page after its load event, in milliseconds. */
const WATCH_MS = 3000;

/** Loads the shortest and the longest page in a fresh browser, with gzip as the encoding. */
export function measureFirstLoads(): Promise<FirstLoad[]> {
  const { shortest, longest } = shortestAndLongest();
  return withPreview(async (origin) => [
    await measureFirstLoad(origin, shortest),
    await measureFirstLoad(origin, longest),
  ]);
}

async function measureFirstLoad(origin: string, path: string): Promise<FirstLoad> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const bytes: Record<string, number> = {};
  let requests = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize;
    requests += 1;
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  await browser.close();
  const kilobytes = (count = 0) => Math.round(count / 10) / 100;
  return {
    page: path,
    scriptKilobytes: kilobytes(bytes.script),
    styleKilobytes: kilobytes(bytes.stylesheet),
    totalKilobytes: kilobytes(Object.values(bytes).reduce((sum, size) => sum + size, 0)),
    requests,
    layoutShift,
  };
}
