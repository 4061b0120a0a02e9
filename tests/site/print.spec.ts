import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { INSTALLATION, LICENSING, wakeReact } from '../e2e/frame';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';

/** Pages on paper: what Chromium prints, read back from the PDF. */

const SORTING = '/x/react-data-grid/sorting/';
const API = '/x/api/data-grid/grid-col-def/';
const INDEX = '/x/api/charts/';
const CHARTS = '/x/react-charts/';
const TAB = '/x/react-charts/bars/components-api/';

/** On a busy machine demos may take their time. */
const PATIENCE_MS = 25_000;

/** Words that only the frame says. */
const CHROME = ['On this page', 'Copy page', 'View as Markdown', 'Edit this page', 'Show code'];

/** Prints the page and returns the text of its sheets, white space made one. */
async function print(page: Page): Promise<string> {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

/** Text without any white space: lines break where paper ends. */
const dense = (text: string) => text.replace(/\s/g, '');

test('a guide prints its text, its code unfolded and the targets of its links', async ({
  page,
}) => {
  await page.goto(SORTING);
  const text = await print(page);
  expect(text).toMatch(/^Sorting /);
  // Closed on the screen, with a line that is longer than the paper is wide.
  const code = await page.locator('#InitialSort .demo-details pre code').textContent();
  expect(await page.locator('#InitialSort details').getAttribute('open')).toBeNull();
  expect(dense(text)).toContain(dense(code!));
  expect(dense(text)).toContain('(https://mui.com/x/react-data-grid/column-definition/');
  for (const word of CHROME) expect(text, word).not.toContain(word);
});

test.describe('with the demos of Pro components', () => {
  test.use({ allowedMessages: [LICENSE_MESSAGE] });

  test('what a document has no room for is loaded before it prints, and no sheet is left empty', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(CHARTS);
    await wakeReact(page);
    const missing = page.locator('[data-drawing-file]:not(:has(.demo-drawn))');
    await expect(missing.last()).toBeAttached();
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-printed', '', {
      timeout: PATIENCE_MS,
    });
    // A busy machine may take longer than printing waits.
    await expect(missing).toHaveCount(0, { timeout: PATIENCE_MS });
    const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = await getDocumentProxy(new Uint8Array(bytes));
    const first = await (await sheets.getPage(1)).getTextContent();
    const heights = first.items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [item.transform[5] as number] : [],
    );
    // In points from the bottom of a sheet of 842: text reaches into the lower half.
    expect(Math.min(...heights)).toBeLessThan(421);
  });
});

test('every panel of a tab group prints, under its name', async ({ page }) => {
  await page.goto(INSTALLATION);
  const text = await print(page);
  const commands = ['npm install @mui/x-charts-pro@8', 'pnpm add @mui/x-tree-view@8', 'yarn add'];
  for (const command of commands) expect(text).toContain(command);
  for (const name of ['Community', 'Premium', 'Luxon', 'Moment.js']) expect(text).toContain(name);
});

test('a page of the API prints its rows and the types that they fold', async ({ page }) => {
  await page.goto(API);
  const text = await print(page);
  for (const row of ['field', 'headerName', 'valueGetter', 'renderCell']) {
    expect(text).toContain(row);
  }
  const folded = page.locator('.api-row details').first();
  expect(await folded.getAttribute('open')).toBeNull();
  expect(dense(text)).toContain(dense((await folded.locator('pre').textContent())!));
  for (const word of [...CHROME, 'Collapsed']) expect(text, word).not.toContain(word);
});

test('a collapsed table prints whole', async ({ page }) => {
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Collapsed' }).click();
  const text = await print(page);
  expect(text).toContain('Color palette used to colorize multiple series.');
  expect(text).not.toContain('Components API');
});

test('an index prints its list with addresses only where they help', async ({ page }) => {
  await page.goto(INDEX);
  const text = await print(page);
  expect(text).toContain('BarChart');
  expect(text).not.toContain('(https://mui.com/x/api/charts/bar-chart/)');
});

test('dark pages print in the light scheme, and stay dark on the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(LICENSING);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const { color } = getComputedStyle(document.querySelector('main h1')!);
      Object.assign(window, { printed: color });
    });
  });
  await print(page);
  expect(await page.evaluate(() => (window as { printed?: string }).printed)).toBe(
    'rgb(22, 28, 36)',
  );
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('without JavaScript the same prints, with the demos', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(SORTING);
  const text = await print(page);
  expect(text).toContain('export default function BasicSort()');
  for (const cell of ['Marlow Boats', 'Placed on']) expect(text).toContain(cell);
  expect(text).not.toContain('This demo needs JavaScript');
});

test('nothing is wider than the paper, and headings stay with what follows', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const address of [SORTING, INSTALLATION, API, LICENSING]) {
    await page.goto(address);
    const { seen, ...found } = await page.evaluate(() => {
      const isShown = (element: Element) => element.getClientRects().length > 0;
      const parts = document.querySelectorAll('main pre, main table, main p, main code');
      const shown = [...parts].filter(isShown);
      const tooWide = shown.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        // Drawings are zoomed, and count without it there.
        const inside = element.closest('.demo-static') ? 0 : element.scrollWidth;
        return right > innerWidth + 1 || left < -1 || inside > innerWidth + 1;
      });
      const headings = [...document.querySelectorAll('main .heading')];
      const loose = headings.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid');
      return {
        seen: [shown.length, headings.length],
        tooWide: tooWide.map((element) => element.outerHTML.slice(0, 80)),
        loose: loose.length,
      };
    });
    expect(Math.min(...seen), address).toBeGreaterThan(0);
    expect(found, address).toEqual({ tooWide: [], loose: 0 });
  }
});
