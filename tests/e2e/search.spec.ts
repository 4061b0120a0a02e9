import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { letTimePass } from './atRest';
import { title, wakeReact } from './frame';
import { expect, LICENSE_MESSAGE, test } from './test';

// Demos of Pro components on some of the pages.
test.use({ allowedMessages: [LICENSE_MESSAGE] });

const SORTING = '/x/react-data-grid/sorting/';
const LICENSING = '/x/introduction/licensing/';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const activeOption = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const groupTitles = (page: Page) => page.getByRole('listbox').getByRole('group');

/** On a busy machine the worker may take its time; a query without an answer still fails. */
const PATIENCE_MS = 20_000;

/** Opens the palette on a page where React answers already. */
async function openPalette(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeReact(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits until its results are there. */
async function searchFor(page: Page, query: string, href: string): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toHaveAttribute('href', href, { timeout: PATIENCE_MS });
}

test('nothing of the search is loaded before somebody shows interest', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const ofSearch = () => requests.filter((path) => /search|turbopack-worker/.test(path));
  await page.clock.install();
  await page.goto(LICENSING);
  await wakeReact(page);
  await letTimePass(page);
  expect(ofSearch()).toEqual([]);
  await button(page).hover();
  // Names, and the full text of the page's product.
  await expect.poll(() => ofSearch().filter((path) => path.endsWith('.json')).length).toBe(2);
  expect(ofSearch().some((path) => path.startsWith('/_next/static/chunks/turbopack-worker'))).toBe(
    true,
  );
  await expect(field(page)).toBeHidden();
});

test('by mouse: the button opens, a result leads to its page, the palette closes', async ({
  page,
}) => {
  await page.goto(LICENSING);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await searchFor(page, 'sort by several columns', SORTING);
  await expect(options(page).nth(1)).toHaveAttribute('href', `${SORTING}#multi-sorting`);
  await expect(options(page).nth(1).locator('mark').first()).toHaveText(/sort/i);
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`${SORTING}#multi-sorting`);
  await expect(field(page)).toBeHidden();
  await expect(title(page)).toHaveText('Sorting');
});

test('a result on the same page scrolls there', async ({ page }) => {
  await openPalette(page, SORTING);
  await searchFor(page, 'sort by several columns', SORTING);
  // The sections come with the full text, a moment after the symbols.
  await expect(options(page).nth(1)).toHaveAttribute('href', `${SORTING}#multi-sorting`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#multi-sorting$/);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('#multi-sorting')).toBeInViewport();
});

test.describe('by keyboard', () => {
  test('"/" and Ctrl+K open, Escape and Ctrl+K close, and the focus comes back', async ({
    page,
  }) => {
    await page.goto(LICENSING);
    await wakeReact(page);
    await page.locator('.bar-settings').focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('.bar-settings')).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('a/k');
    await expect(field(page)).toHaveValue('a/k');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeHidden();
  });

  test('arrows move the active option, which the field names', async ({ page }) => {
    // The full text would bring more results, behind those that are shown.
    await page.route('**/assets/search/text-*', () => {});
    await openPalette(page, LICENSING);
    await searchFor(page, 'column definition', '/x/react-data-grid/column-definition/');
    const activeId = () => field(page).getAttribute('aria-activedescendant');
    const first = await options(page).first().getAttribute('id');
    const second = await options(page).nth(1).getAttribute('id');
    expect(await activeId()).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await activeId()).toBe(second);
    await expect(activeOption(page)).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await activeId()).toBe(await options(page).last().getAttribute('id'));
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    expect(await activeId()).toBe(first);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/x/react-data-grid/column-definition/');
  });

  test('Ctrl+Enter opens a tab of its own and leaves the palette open', async ({
    page,
    context,
  }) => {
    await openPalette(page, LICENSING);
    await searchFor(page, 'sorting', SORTING);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(SORTING);
    await expect(field(page)).toBeVisible();
    await expect(page).toHaveURL(LICENSING);
  });
});

test('results stand by product, the current one first, with way, plan and link', async ({
  page,
}) => {
  await openPalette(page, '/x/react-tree-view/');
  await field(page).fill('selection');
  await expect(groupTitles(page).first()).toHaveAccessibleName('Tree View');
  await expect(groupTitles(page).nth(1)).toBeVisible();
  for (const option of await options(page).all()) {
    expect(await option.getAttribute('href')).toMatch(/^\/x\//);
  }
  await searchFor(page, 'zoom and pan', '/x/react-charts/zoom-and-pan/');
  await expect(options(page).first().getByRole('img', { name: 'Pro plan' })).toBeVisible();
  await expect(options(page).first()).toContainText('Components › Main features');
});

test('the same query in the issue tracker', async ({ page }) => {
  await openPalette(page, LICENSING);
  await field(page).fill('row & height?');
  const link = page.getByRole('link', { name: 'Search the issue tracker' });
  await expect(link).toHaveAttribute('href', /\/issues\?q=row%20%26%20height%3F$/);
});

test('recent searches are kept, offered, and can be cleared', async ({ page }) => {
  await openPalette(page, LICENSING);
  await searchFor(page, 'sorting', SORTING);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Sorting');
  await page.keyboard.press('Control+k');
  await field(page).fill('');
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['sorting']);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('sorting');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBe('[]');
});

test('hostile storage and hostile queries do no harm', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-recent-searches', '{"a":[1,'));
  await openPalette(page, LICENSING);
  const hostile = [
    'x'.repeat(10_000),
    '(a+)+$ [^]* \\d{1,9}',
    '<img src=x onerror=alert(1)>',
    '🙂👩‍👩‍👧',
    'جدول البيانات',
    '__proto__',
  ];
  for (const query of hostile) {
    await field(page).fill(query);
    await expect(page.locator('[aria-busy="false"]')).toBeVisible();
    await expect(field(page)).toHaveValue(query);
  }
  await field(page).fill('xqzwv');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'On this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report what is missing' })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*xqzwv/,
  );
  await searchFor(page, 'sorting', SORTING);
});

test('quick typing ends with the results of what stands there', async ({ page }) => {
  await openPalette(page, LICENSING);
  await field(page).pressSequentially('tree view sorting', { delay: 5 });
  await page.keyboard.press('ControlOrMeta+a');
  await field(page).pressSequentially('licensing', { delay: 5 });
  await expect(page.locator('[aria-busy="false"]')).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', LICENSING);
});

test.describe('over a slow or broken network', () => {
  test.use({ allowedMessages: [/Failed to load resource|ERR_FAILED|Missing license key/] });

  test('the shortcut and what is typed before React wait for the palette', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(LICENSING);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sorting');
    await expect(button(page)).toHaveAttribute('data-waiting', '');
    await expect(field(page)).toBeFocused({ timeout: 20_000 });
    await expect(field(page)).toHaveValue('sorting');
    await expect(options(page).first()).toHaveAttribute('href', SORTING, { timeout: PATIENCE_MS });
    await expect(button(page)).not.toHaveAttribute('data-waiting');
  });

  test('a failed download says so, and another try brings it', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await openPalette(page, LICENSING);
    await expect(page.getByRole('alert')).toContainText(
      'The search index could not be loaded. Check your connection.',
    );
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await searchFor(page, 'sorting', SORTING);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'The search index could not be loaded. Check your connection.' }),
    ).toHaveCount(0);
  });

  test('without the full text, titles and names are found', async ({ page }) => {
    await page.route('**/assets/search/text-*', (route) => route.abort());
    await openPalette(page, LICENSING);
    await expect(page.getByRole('alert')).toContainText(
      'Part of the full text could not be loaded. Results come from titles and names only.',
    );
    await searchFor(page, 'sorting', SORTING);
  });

  test('without the worker the page itself searches', async ({ page }) => {
    let aborts = 0;
    await page.route('**/turbopack-worker-*', async (route) => {
      aborts += 1;
      await route.abort();
    });
    await openPalette(page, LICENSING);
    await searchFor(page, 'sorting', SORTING);
    expect(aborts).toBe(1);
  });
});

test('the page "not found" has a button for it', async ({ page }) => {
  await page.goto('/404.html');
  await page.getByRole('button', { name: 'Search the documentation' }).click();
  await expect(field(page)).toBeFocused();
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${mode}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem('mui-mode', value), mode);
    await openPalette(page, '/x/react-charts/zoom-and-pan/');
    await searchFor(page, 'zoom', '/x/react-charts/zoom-and-pan/');
    const results = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(results.violations).toEqual([]);
    await field(page).fill('xqzwv');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    const guesses = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(guesses.violations).toEqual([]);
  });
}

test('360 px, right to left: everything is inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(SORTING);
  await button(page).click();
  await searchFor(page, 'sort by several columns', SORTING);
  const outside = await page.locator('dialog[open]').evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    return [dialog, ...dialog.querySelectorAll('a, button, input, mark')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1 || box.left < 0);
    }).length;
  });
  expect(outside).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [lens, close] = await Promise.all([
    page.locator('dialog[open] .icon-search').boundingBox(),
    page.getByRole('button', { name: 'Close search' }).boundingBox(),
  ]);
  expect(lens!.x).toBeGreaterThan(close!.x);
});
