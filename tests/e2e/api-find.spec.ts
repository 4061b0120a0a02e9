import type { Locator, Page } from 'playwright/test';
import { expect as base, test } from './test';

// The page of types takes a busy machine some seconds.
const expect = base.configure({ timeout: 20_000 });

const DATA_GRID = '/x/api/data-grid/data-grid/';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const DISPLAYS = ['Collapsed', 'Expanded', 'Collapsed'];

const rowOf = (page: Page, prop: string) => page.locator(`#data-grid-prop-${prop}`);
const topOf = async (row: Locator) => (await row.boundingBox())!.y;
const display = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Clicks where a button is: `click` would first scroll by what `scroll-padding` asks for. */
async function press(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The first row whose start can be seen below the filter. */
async function topmostRow(page: Page): Promise<Locator> {
  const id = await page.evaluate(() => {
    const edge = document.querySelector('.api-toolbar')!.getBoundingClientRect().bottom;
    const rows = [...document.querySelectorAll<HTMLElement>('.api-row:not([hidden])')];
    return rows.find((row) => row.getBoundingClientRect().top >= edge)!.id;
  });
  return page.locator(`#${id}`);
}

/** Changes the display and sees that a row has not moved. */
async function expectKept(page: Page, name: string, row: Locator): Promise<void> {
  const top = await topOf(row);
  await press(page, display(page, name));
  await expect(display(page, name)).toHaveAttribute('aria-pressed', 'true');
  expect(Math.abs((await topOf(row)) - top), name).toBeLessThanOrEqual(2);
}

async function expectFound(page: Page): Promise<void> {
  const row = rowOf(page, 'columnBufferPx');
  await expect(row.locator('.api-name')).toBeInViewport({ ratio: 1 });
  await expect(row.locator('.api-type')).toHaveText('number');
  await expect(row.locator('.api-type')).toBeInViewport({ ratio: 1 });
  await expect(row.locator('.api-default')).toHaveText('150');
  await expect(row.locator('.api-default')).toBeInViewport({ ratio: 1 });
}

test('the first row stands in the upper part of the page', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(DATA_GRID);
  expect(await topOf(page.locator('.api-row').first())).toBeLessThanOrEqual(0.4 * DESKTOP.height);
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`two letters find a prop at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(DATA_GRID);
    await page.getByRole('searchbox', { name: 'Filter' }).click();
    await page.keyboard.type('cb');
    await expectFound(page);
  });
}

test('two keys that turn the page are enough too', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(DATA_GRID);
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(0);
  const first = await scrolled();
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(first);
  await expectFound(page);
});

test('collapsed rows show type and default on one line', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(DATA_GRID);
  await display(page, 'Collapsed').click();
  const row = rowOf(page, 'columnBufferPx');
  await row.scrollIntoViewIfNeeded();
  await expectFound(page);
  await expect(row.locator('.api-description')).toBeHidden();
  expect((await row.boundingBox())!.height).toBeLessThan(48);
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`the topmost row stays at ${viewport.width} px when the display is another`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(DATA_GRID);
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    for (const name of DISPLAYS) await expectKept(page, name, await topmostRow(page));
  });

  test.describe(`the row that the address names stays at ${viewport.width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${DATA_GRID}#data-grid-prop-processRowUpdate`);
      await expect(rowOf(page, 'processRowUpdate')).toBeInViewport();
    });

    test('when the display is another', async ({ page }) => {
      for (const name of DISPLAYS) await expectKept(page, name, rowOf(page, 'processRowUpdate'));
    });

    test('when the filter keeps it', async ({ page }) => {
      await press(page, page.getByRole('searchbox', { name: 'Filter' }));
      const row = rowOf(page, 'processRowUpdate');
      const top = await topOf(row);
      await page.getByRole('searchbox', { name: 'Filter' }).fill('p');
      await expect(rowOf(page, 'density')).toBeHidden();
      expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
      await page.getByRole('searchbox', { name: 'Filter' }).fill('');
      await expect(rowOf(page, 'density')).toBeVisible();
      expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
    });

    test('when a row or a type unfolds', async ({ page }) => {
      const row = rowOf(page, 'processRowUpdate');
      const type = row.locator('a[href*="/types/#"]').first();
      const top = await topOf(row);
      await type.click();
      await expect(page.locator('.api-type-row pre')).toBeVisible();
      expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
      await type.click();
      await expect(page.locator('.api-type-row')).toHaveCount(0);
      expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
    });
  });
}

test('a row names the guides that use it, and its type opens to any depth', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(DATA_GRID);
  const row = rowOf(page, 'columnGroupingModel');
  await expect(
    row
      .locator('.api-uses')
      .getByRole('link', { name: /^Column groups/ })
      .first(),
  ).toBeVisible();
  await row.getByRole('link', { name: 'GridColumnGroupingModel' }).click();
  const opened = page.locator('.api-type-row');
  await opened.first().getByRole('link', { name: 'GridColumnGroup', exact: true }).click();
  await expect(opened.nth(1)).toContainText('renderHeaderGroup');
  await opened.nth(1).getByRole('link', { name: 'GridColumnNode' }).click();
  await expect(opened).toHaveCount(3);
  const [table, cell] = [page.locator('.api-table').first(), opened.first().locator('td')];
  expect((await cell.boundingBox())!.width).toBeCloseTo((await table.boundingBox())!.width, 0);
});
