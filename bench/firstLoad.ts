import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { atRest, hearRequests } from '../tests/e2e/atRest';
import { layoutShift } from '../tests/e2e/layoutShifts';
import { costOf, watchTraffic } from '../tests/site/traffic';
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
  hearRequests(page.context());
  const loadedFiles = watchTraffic(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await atRest(page);
  const cost = costOf(await loadedFiles());
  const shift = await layoutShift(page);
  await browser.close();
  const kilobytes = (count: number) => Math.round(count / 10) / 100;
  return {
    page: path,
    scriptKilobytes: kilobytes(cost.script),
    styleKilobytes: kilobytes(cost.style),
    totalKilobytes: kilobytes(cost.transferred),
    requests: cost.requests,
    layoutShift: shift,
  };
}

/** Returns the shortest and the longest text page of the export, by the bytes of their HTML. */
function shortestAndLongest(): { shortest: string; longest: string } {
  const pages = readdirSync('out/x', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && file !== 'index.html')
    .filter((file) => !/^(?:api|offline|sandbox)\b/.test(file))
    .map((file) => ({ path: `/x/${path.dirname(file)}/`, bytes: statSync(`out/x/${file}`).size }))
    .sort((a, b) => a.bytes - b.bytes);
  return { shortest: pages[0]!.path, longest: pages.at(-1)!.path };
}
