import type { Page } from 'playwright/test';
import { ALLOWED, remember } from '../e2e/services';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';

/** Tables of guides at every width (src/styles/tables.css). */

test.use({ allowedMessages: [LICENSE_MESSAGE] });

const CHARTS = '/x/migration/migration-charts-v7/';
/** The widest of each kind: long names, many columns, and cells that have both. */
const PAGES = [
  CHARTS,
  '/x/migration/migration-pickers-v7/',
  '/x/migration/migration-data-grid-v5/',
  '/x/migration-v8/',
  '/x/react-date-pickers/custom-field/',
  '/x/react-date-pickers/lifecycle/',
];

/** Headings of the sections whose table, or a name in it, is wider than its place. */
const tooWide = (page: Page) =>
  page.locator('.prose .table-frame').evaluateAll((frames) =>
    frames
      .filter((frame) => {
        const { right, left } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('table, code')].some((part) => {
          const box = part.getBoundingClientRect();
          return box.right > right + 1 || box.left < left - 1;
        });
      })
      .map((frame) => frame.textContent.slice(0, 60)),
  );

for (const path of PAGES) {
  test(`${path}: no table is wider than the text`, async ({ page }) => {
    await remember(page, ALLOWED);
    await page.goto(path);
    expect(await page.locator('.prose .table-frame').count()).toBeGreaterThan(0);
    for (const width of [360, 700, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await tooWide(page), 'from right to left').toEqual([]);
  });
}

test('on a phone each row is a block whose cells name their columns, and a table to screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CHARTS);
  const table = page.locator('.table-blocks table').filter({ hasText: 'legend.hidden' });
  const row = table.getByRole('row').filter({ hasText: 'slotProps.legend.hidden' });
  const cells = await row.getByRole('cell').evaluateAll((all) =>
    all.map((cell) => {
      const { top, left, width } = cell.getBoundingClientRect();
      const label = getComputedStyle(cell, '::before').content;
      return { top, left, width, label };
    }),
  );
  // What is said to screen readers instead of the label is nothing: the header says it.
  expect(cells.map(({ label }) => label)).toEqual(['"v7" / ""', '"v8" / ""', '"Codemod" / ""']);
  expect(new Set(cells.map(({ left }) => left)).size).toBe(1);
  expect(cells.every(({ width }) => width > 300)).toBe(true);
  expect(cells.map(({ top }) => top)).toEqual(cells.map(({ top }) => top).sort((a, b) => a - b));

  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { role?: { value: string }; name?: { value: string }; ignored: boolean }[];
  };
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name }) => name?.value);
  expect(named('columnheader')).toEqual(expect.arrayContaining(['v7', 'v8', 'Codemod']));
  expect(named('cell')).toContain('Set hideLegend on the chart.');
});

test('from 1024 px up the same is a table, whose header stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(CHARTS);
  const frame = page.locator('.table-blocks').filter({ hasText: 'legend.hidden' });
  const header = frame.getByRole('columnheader', { name: 'v8' });
  await frame.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
  const bar = (await page.locator('header').first().boundingBox())!;
  expect((await header.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
});
