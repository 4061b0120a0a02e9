import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { exportedPages, longestOfEachKind } from '../tests/site/exportedPages';
import { QuietPage } from './quietPage';
import { SlowNetwork, type NetworkConditions } from './slowNetwork';
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

/** The second is Lighthouse's slow 4G. */
const NETWORKS: readonly (NetworkConditions & { name: string })[] = [
  { name: '9 Mbit/s, 60 ms', rate: 9_000_000, latency: 60 },
  { name: '1.6 Mbit/s, 150 ms', rate: 1_638_400, latency: 150 },
];

const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
const RUNS = 5;

/** How long the live demo took, and how many bytes of scripts came since the tap. */
interface Answer {
  ms: number;
  bytes: number;
}

declare global {
  interface Window {
    tappedAt: number | undefined;
    drawing: Element;
    /** Settles when the live demo has been painted. */
    answer: Promise<Answer>;
  }
}

/** Taps the first demo of the longest guide of each product, each time in a fresh context. */
export function measureWake(): Promise<WakeFigures[]> {
  return withPreview(async (preview) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: BROWSER_ARGUMENTS,
    });
    const network = new SlowNetwork(Number(new URL(preview).port));
    const origin = await network.open();
    const figures: WakeFigures[] = [];
    for (const { pathname, kind } of longestOfEachKind(exportedPages())) {
      if (!/^(Charts|Data Grid|Date Pickers|Tree View) guide$/.test(kind)) continue;
      for (const conditions of NETWORKS) {
        const runs: Answer[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          runs.push(await tapOnce(browser, origin + pathname, network, conditions));
        }
        figures.push({ page: pathname, network: conditions.name, ...summarize(runs) });
      }
    }
    await browser.close();
    network.close();
    return figures;
  });
}

function summarize(runs: readonly Answer[]): Omit<WakeFigures, 'page' | 'network'> {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    milliseconds: Math.round(times[Math.floor(RUNS / 2)]!),
    fastestMs: Math.round(times[0]!),
    scriptKilobytes: Math.round(runs[0]!.bytes / 100) / 10,
  };
}

async function tapOnce(
  browser: Browser,
  url: string,
  network: SlowNetwork,
  conditions: NetworkConditions,
): Promise<Answer> {
  network.setConditions();
  const page = await QuietPage.open(browser, PHONE.width, PHONE.height);
  await page.send('Page.navigate', { url });
  const [x, y] = await page.evaluate<[number, number]>(`(${showFirstDrawing})()`);
  network.setConditions(conditions);
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(`(${watchTap})()`);
  await page.tap(x, y);
  const answer = await page.evaluate<Answer>('window.answer');
  await page.close();
  return answer;
}

/** Waits, in the page, until it is at rest, and returns where to tap. */
async function showFirstDrawing(): Promise<[number, number]> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  const drawings = [...document.querySelectorAll('.demo-static > .demo-drawn')];
  const drawing = drawings.find((one) => one.checkVisibility())!;
  window.drawing = drawing;
  drawing.scrollIntoView({ block: 'center' });
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { x, y, width, height } = drawing.getBoundingClientRect();
  return [x + width / 2, y + Math.min(height / 2, 60)];
}

/** Notes, in the page, when it is touched and when the live demo has been painted. */
function watchTap(): void {
  addEventListener('touchstart', ({ timeStamp }) => (window.tappedAt = timeStamp), {
    once: true,
    capture: true,
  });
  const stage = window.drawing.closest('.demo-stage')!;
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (stage.querySelector('.demo-drawn')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The task after an animation frame comes when it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage('');
      });
    });
    observer.observe(stage, { childList: true, subtree: true });
  });
  window.answer = shown.then(() => {
    const tapped = window.tappedAt!;
    return {
      ms: performance.now() - tapped,
      bytes: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime > tapped)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}
