import { chromium, type Browser, type Page } from 'playwright';
import { atRest, hearRequests } from '../tests/e2e/atRest';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { exportedPages, longestOfEachKind } from '../tests/site/exportedPages';
import { withPreview } from './withPreview';

/** How long the first demo takes to answer a tap in its drawing, on a page that nobody has touched. */
interface WakeFigures {
  page: string;
  network: string;
  /** From the tap to the paint of the live demo, which has been given the tap: median of the runs. */
  milliseconds: number;
  fastestMs: number;
  /** What comes between tap and paint, over the network. */
  scriptKilobytes: number;
}

/** Rates are in bits a second, latencies in milliseconds; the second is Lighthouse's slow 4G. */
const NETWORKS = [
  { name: '9 Mbit/s, 60 ms', rate: 9_000_000, latency: 60 },
  { name: '1.6 Mbit/s, 150 ms', rate: 1_638_400, latency: 150 },
] as const;

type Network = (typeof NETWORKS)[number];

const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
const RUNS = 5;

declare global {
  interface Window {
    tappedAt: number | undefined;
    answeredAt: number | undefined;
  }
}

/** Taps the first demo of the longest guide of each product, each time in a fresh context. */
export function measureWake(): Promise<WakeFigures[]> {
  return withPreview(async (origin) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: BROWSER_ARGUMENTS,
    });
    const figures: WakeFigures[] = [];
    for (const { pathname, kind } of longestOfEachKind(exportedPages())) {
      if (!/^(Charts|Data Grid|Date Pickers|Tree View) guide$/.test(kind)) continue;
      for (const network of NETWORKS) {
        figures.push(await measurePage(browser, origin, pathname, network));
      }
    }
    await browser.close();
    return figures;
  });
}

async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  network: Network,
): Promise<WakeFigures> {
  const runs: { ms: number; bytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await tapOnce(browser, origin + path, network));
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    page: path,
    network: network.name,
    milliseconds: Math.round(times[Math.floor(RUNS / 2)]!),
    fastestMs: Math.round(times[0]!),
    scriptKilobytes: Math.round(runs[0]!.bytes / 100) / 10,
  };
}

async function tapOnce(browser: Browser, url: string, network: Network) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  hearRequests(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await firstDrawing(page).scrollIntoViewIfNeeded();
  await atRest(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.rate / 8,
    uploadThroughput: network.rate / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchTap);
  const box = (await firstDrawing(page).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
  await page.waitForFunction(() => window.answeredAt !== undefined, undefined, { timeout: 60_000 });
  const result = await page.evaluate(() => ({
    ms: window.answeredAt! - window.tappedAt!,
    bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime > window.tappedAt!)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await context.close();
  return result;
}

const firstDrawing = (page: Page) => page.locator('.demo-static > .demo-drawn:visible').first();

/** Notes, in the page, when it is touched and when the live demo has been painted. */
function watchTap(): void {
  addEventListener('touchstart', ({ timeStamp }) => (window.tappedAt = timeStamp), {
    once: true,
    capture: true,
  });
  const stage = document.querySelector('.demo-stage:has(> .demo-static)')!;
  const observer = new MutationObserver(() => {
    if (stage.querySelector('.demo-drawn')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The task after an animation frame comes when it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.answeredAt = performance.now());
      port2.postMessage('');
    });
  });
  observer.observe(stage, { childList: true, subtree: true });
}
