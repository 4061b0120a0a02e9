import { chromium, type Page } from 'playwright';
import { atRest, hearRequests } from '../tests/e2e/atRest';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { withPreview } from './withPreview';

/** What the whole shell costs once it is wanted, and how fast it changes pages. */
interface ShellFigures {
  scriptKilobytesAwake: number;
  hoveredNavigationMs: number;
}

const FROM = '/x/introduction/licensing/';
const TO = '/x/introduction/installation/';
const RUNS = 7;

/** Wakes React on a text page, then changes to a hovered page several times; the median counts. */
export function measureShell(): Promise<ShellFigures> {
  return withPreview(async (origin) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: BROWSER_ARGUMENTS,
    });
    const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    hearRequests(page.context());
    await page.goto(origin + FROM);
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await atRest(page);
    const scriptBytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await timeNavigation(page, TO), await timeNavigation(page, FROM));
    }
    await browser.close();
    return {
      scriptKilobytesAwake: Math.round(scriptBytes / 100) / 10,
      hoveredNavigationMs: Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!),
    };
  });
}

/** Hovers a link until its page is fetched, clicks it, and times until the new heading is there. */
async function timeNavigation(page: Page, path: string): Promise<number> {
  const link = page.locator(`#side-nav a[href="${path}"]`);
  await link.hover();
  await atRest(page);
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')?.textContent;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
}
