import { expect, type Locator, type Page } from 'playwright/test';
import type { Finding } from './findings';

/** Demos whose lesson is an empty component, with what they teach. */
const EMPTY_ON_PURPOSE: Readonly<Record<string, string>> = {
  AutosizeAfterFetch: 'its rows come with a click',
  BenchGrid: 'its rows come with the button that measures',
  OverlayHeightGrid: 'how high the overlay of an empty grid is',
  OverlayNoRows: 'what an empty grid says',
  OverlayNoRowsOwn: 'what an empty grid says and offers',
  OverlayNoResults: 'what a grid says whose filter finds nothing',
  OverlayNoResultsOwn: 'what a grid says and offers whose filter finds nothing',
  OverlayEmptyPivot: 'what a pivot without fields says',
  OverlayError: 'what a grid says whose rows failed to load',
};

/** Between two looks, in milliseconds: a site has 1,200 demos, and each shows soon. */
const INTERVALS = [30];

/** What a demo shows, read from its result. */
interface Shown {
  /** Whether it has a drawing, a control or text with a size. */
  hasContent: boolean;
  /** Grids and trees without a row, charts without a mark. */
  empty: string[];
}

/**
 * Scrolls to a demo and waits until it shows something.
 * @returns What is missing in the result: nothing is rendered, or a grid has no rows.
 */
export async function openDemo(page: Page, pathname: string, name: string): Promise<Finding[]> {
  const stage = page.locator(`#${name} .demo-stage`);
  await stage.scrollIntoViewIfNeeded();
  const report = (rule: string, fix: string): Finding[] => [
    { page: pathname, check: 'demos', rule, element: `#${name}`, fix },
  ];
  try {
    await expect.poll(() => isLive(stage), { timeout: 20_000, intervals: INTERVALS }).toBe(true);
  } catch {
    return report('nothing is rendered', 'see the console, and whether its chunk is loaded');
  }
  if ((await stage.locator('.demo-failure').count()) > 0) {
    return report('it has crashed', 'the message in the frame says why');
  }
  // Data may come from a server in memory, with its delay.
  let shown = await readShown(stage);
  await expect
    .poll(async () => isComplete((shown = await readShown(stage)), name), {
      timeout: 15_000,
      intervals: INTERVALS,
    })
    .toBe(true)
    .catch(() => undefined);
  if (isComplete(shown, name)) return [];
  const what = shown.hasContent ? `without content: ${shown.empty.join(', ')}` : 'it is blank';
  return report(what, 'give it data, or name it in EMPTY_ON_PURPOSE with what it teaches');
}

/** Whether a result, or what says why there is none, has taken the drawing's place. */
const isLive = (stage: Locator) =>
  stage.evaluate(
    (element) =>
      element.querySelector('.demo-surface, .demo-iframe, .demo-failure') !== null &&
      element.querySelector('.demo-static') === null,
  );

const isComplete = ({ hasContent, empty }: Shown, name: string) =>
  hasContent && (empty.length === 0 || name in EMPTY_ON_PURPOSE);

function readShown(stage: Locator): Promise<Shown> {
  return stage.evaluate((element) => {
    const frame = element.querySelector('iframe');
    const root = frame ? frame.contentDocument?.body : element.querySelector('.demo-surface');
    if (!root) return { hasContent: false, empty: [] };
    const hasSize = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    const parts = [...root.querySelectorAll<HTMLElement>('*')];
    const hasContent = parts.some(
      (part) =>
        hasSize(part) &&
        (part.matches('svg, canvas, img, input, button') || Boolean(part.innerText?.trim())),
    );
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.className.toString();
    const without = (containers: string, parts: string) =>
      [...root.querySelectorAll(containers)]
        .filter((container) => hasSize(container))
        .filter((container) => ![...container.querySelectorAll(parts)].some(hasSize))
        .map(nameOf);
    return {
      hasContent,
      empty: [
        ...without('.MuiDataGrid-root', '.MuiDataGrid-row'),
        ...without('[role=tree]', '[role=treeitem]'),
        ...without(
          '.MuiChartsSurface-root',
          'path:not([class*=Axis]), rect[class], circle[class], [class*=Element], [class*=mark]',
        ),
      ],
    };
  });
}

/** Names the demos that are higher than the place reserved for them, with the fix. */
export async function heightFindings(page: Page, pathname: string): Promise<Finding[]> {
  const found = await page.locator('.demo-stage').evaluateAll((stages) =>
    stages.flatMap((stage) => {
      const { paddingTop, paddingBottom } = getComputedStyle(stage);
      const height = stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const reserved = parseFloat(getComputedStyle(stage).getPropertyValue('--demo-height'));
      if (height <= reserved + 1) return [];
      const option = innerWidth < 600 ? 'narrowHeight' : 'height';
      const name = stage.closest('[data-demo]')?.id ?? '';
      return [{ name, height: Math.ceil(height), option }];
    }),
  );
  return found.map(({ name, height, option }) => ({
    page: pathname,
    check: 'demos',
    rule: `${height} px high`,
    element: `#${name}`,
    fix: `give it "${option}": ${height} in the Markdown`,
  }));
}

/** Names the demos whose content is wider than their frame. */
export async function overflowFindings(page: Page, pathname: string): Promise<Finding[]> {
  const found = await page.locator('.demo-stage').evaluateAll((stages) =>
    stages.flatMap((stage) => {
      const overflow = stage.scrollWidth - stage.clientWidth;
      return overflow > 0 ? [{ name: stage.closest('[data-demo]')?.id ?? '', overflow }] : [];
    }),
  );
  return found.map(({ name, overflow }) => ({
    page: pathname,
    check: 'demos',
    rule: `${overflow} px wider than its frame`,
    element: `#${name}`,
    fix: 'let it wrap, or give it a box of its own that scrolls',
  }));
}
