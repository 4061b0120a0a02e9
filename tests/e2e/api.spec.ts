import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { entrySchema } from '../../src/node/read/reference/schema';
import { atRest } from './atRest';
import { wakeReact } from './frame';
import { layoutShift, MAX_SHIFT } from './layoutShifts';
import { expect, test } from './test';

const DATA_GRID = '/x/api/data-grid/data-grid/';
const GRID_API = '/x/api/data-grid/grid-api/';
const EVENTS = '/x/api/data-grid/events/';
const TYPES = '/x/api/data-grid/types/';
const INDEX = '/x/api/data-grid/';

const rows = (page: Page) => page.locator('.api-row:visible');

async function showDisplay(page: Page, name: 'Table' | 'Expanded' | 'Collapsed') {
  await page.getByRole('button', { name, exact: true }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything reads, types have a page, and nothing is offered that needs a script', async ({
    page,
  }) => {
    await page.goto(EVENTS);
    expect(await rows(page).count()).toBeGreaterThan(50);
    await expect(page.locator('.api-toolbar')).toBeHidden();
    await page.locator('.api-type a[href*="/types/#"]').first().click();
    await expect(page.locator('main h1')).toHaveText('Data Grid types');
    await expect(page.locator('.api-row:target pre')).toBeInViewport();
    await page.goto(INDEX);
    await page.getByRole('link', { name: 'GridColDef', exact: true }).last().click();
    await expect(page.locator('main h1')).toHaveText('GridColDef interface');
  });
});

test.describe('filter', () => {
  test('shows the rows with every word, announces how many, and hides empty groups', async ({
    page,
  }) => {
    await page.goto(GRID_API);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('column Visibility');
    const status = page.locator('[data-api-count]');
    await expect(status).toHaveText(/^\d+ of 129 entries$/);
    await expect(status).toHaveAttribute('role', 'status');
    await expect(page.locator('#grid-api-method-setColumnVisibility')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'GridSortApi' })).toBeHidden();
    await page.getByRole('searchbox', { name: 'Filter' }).fill('no such thing');
    await expect(status).toHaveText('No entry matches');
    await expect(rows(page)).toHaveCount(0);
  });

  test('a link to a row that is filtered out shows it', async ({ page }) => {
    await page.goto(DATA_GRID);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('checkbox');
    await page.evaluate(() => (location.hash = '#data-grid-prop-sx'));
    await expect(page.locator('#data-grid-prop-sx')).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
  });
});

test.describe('displays', () => {
  test('a choice shows, and is remembered on the next page', async ({ page }) => {
    await page.goto(DATA_GRID);
    const cell = page.locator('#data-grid-prop-density > td').first();
    await expect(cell).toHaveCSS('display', 'table-cell');
    await showDisplay(page, 'Expanded');
    await expect(cell).toHaveCSS('display', 'block');
    await showDisplay(page, 'Collapsed');
    await expect(cell).toHaveCSS('text-overflow', 'ellipsis');
    await expect(page.locator('#data-grid-prop-density > td').last()).toBeHidden();
    await page.goto(GRID_API);
    const collapsed = page.getByRole('button', { name: 'Collapsed' });
    await expect(collapsed).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('before the first paint', () => {
    test.use({ allowedMessages: [/Failed to load resource/] });

    test('the choice shows, and the row that the hash names is open', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('api-display', 'collapsed'));
      // What comes after the paint does not come.
      await page.route('**/assets/page.*.js', (route) => route.abort());
      await page.goto(`${GRID_API}#grid-api-method-setSortModel`);
      await expect(page.locator('#grid-api-method-setSortModel > td').last()).toBeVisible();
      await expect(page.locator('#grid-api-method-sortColumn > td').last()).toBeHidden();
    });
  });

  test('a collapsed row opens and closes by keyboard', async ({ page }) => {
    await page.goto(DATA_GRID);
    await showDisplay(page, 'Collapsed');
    const toggle = page.getByRole('button', { name: 'Details of density', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#data-grid-prop-density > td').last()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('#data-grid-prop-density > td').last()).toBeHidden();
  });

  test('nothing moves while a page with a hash and a choice loads', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('api-display', 'collapsed'));
    await page.goto(`${DATA_GRID}#data-grid-prop-density`);
    await expect(page.locator('#data-grid-prop-density > td').last()).toBeVisible();
    await atRest(page);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });
});

test('a row is linked to by its name, and a type by its own page', async ({ page }) => {
  await page.goto(DATA_GRID);
  await page.locator('#data-grid-prop-columns').getByRole('link', { name: 'columns' }).click();
  await expect(page).toHaveURL(/#data-grid-prop-columns$/);
  await page.locator('#data-grid-prop-columns .api-type a').click();
  await expect(page).toHaveURL('/x/api/data-grid/grid-col-def/');
});

test('content and displays survive hydration and client navigation', async ({ page }) => {
  await page.goto(DATA_GRID);
  await showDisplay(page, 'Expanded');
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`#side-nav a[href="${GRID_API}"]`).click();
  await expect(page.locator('main h1')).toHaveText('GridApi interface');
  await expect(page.getByRole('button', { name: 'Expanded' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('searchbox', { name: 'Filter' }).fill('sortModel');
  await expect(page.locator('[data-api-count]')).toHaveText(/ of 129 entries/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the data stands beside the page, in the shape of a schema that is served', async ({
  request,
}) => {
  for (const path of [DATA_GRID, GRID_API, EVENTS, TYPES, '/x/api/charts/use-x-axis/']) {
    const entry = await (await request.get(`${path}index.json`)).json();
    expect(entrySchema.safeParse(entry).error, path).toBeUndefined();
    expect(entry.pathname).toBe(path);
    const schema = await (await request.get(entry.$schema)).json();
    expect(schema.$id).toBe(entry.$schema);
  }
  const index = await (await request.get(`${INDEX}index.json`)).json();
  expect(index.entries.length).toBeGreaterThan(130);
});

test('the largest page holds its text once', async ({ request }) => {
  const html = await (await request.get('/x/api/data-grid/data-grid-premium/')).text();
  const data = /id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
  expect(data.length).toBeLessThan(3000);
  expect(html.split('id="data-grid-premium-prop-aggregationModel"')).toHaveLength(2);
});

test('at 360 px rows stack and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [DATA_GRID, GRID_API, EVENTS, INDEX, TYPES, '/x/api/charts/axis-config/']) {
    await page.goto(path);
    await page.locator('.prose.api details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    await expect(page.locator('.api-table td:visible').first(), path).toHaveCSS('display', 'block');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test.describe('accessibility', () => {
  const cases = [
    { path: DATA_GRID, display: 'table', scheme: 'light', direction: 'ltr' },
    { path: GRID_API, display: 'expanded', scheme: 'dark', direction: 'rtl' },
    {
      path: '/x/api/date-pickers/date-picker/',
      display: 'collapsed',
      scheme: 'dark',
      direction: 'ltr',
    },
    { path: EVENTS, display: 'table', scheme: 'dark', direction: 'ltr' },
    {
      path: '/x/api/data-grid/selectors/',
      display: 'collapsed',
      scheme: 'light',
      direction: 'rtl',
    },
    { path: '/x/api/charts/use-x-axis/', display: 'expanded', scheme: 'light', direction: 'ltr' },
    {
      path: '/x/api/tree-view/types/',
      display: 'table',
      scheme: 'dark',
      direction: 'ltr',
    },
    { path: INDEX, display: 'table', scheme: 'light', direction: 'ltr' },
  ] as const;
  for (const { path, display, scheme, direction } of cases) {
    test(`${path} ${display} ${scheme} ${direction}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript(
        ([shown, dir]) => {
          localStorage.setItem('api-display', shown);
          localStorage.setItem('docs-direction', dir);
        },
        [display, direction] as const,
      );
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .include('main')
        .analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]),
      ).toEqual([]);
    });
  }
});
