import type { Page } from 'playwright/test';
import { INSTALLATION, LICENSING, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';

// search.spec.ts has the shortcut and what is typed, services-feedback.spec.ts a vote before React.
test.setTimeout(180_000);

const DELAY_MS = 1000;
/** A busy machine parses and paints late. */
const PATIENCE = { timeout: 60_000 };

/** Makes each answer of the site take a second more. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue().catch(() => {
      // The page has been left meanwhile.
    });
  });
}

/** Waits for the document, and for nothing that it asks for. */
async function open(page: Page): Promise<void> {
  await slowDown(page);
  await page.goto(LICENSING, { waitUntil: 'commit' });
}

/** What the first paint may wait for: the document, its style sheets and the boot script. */
const isBlocking = (url: string) => /\/$|\.css$|\/boot\.\w+/.test(new URL(url).pathname);

test('the text is painted before the font and every deferred script have come', async ({
  page,
}) => {
  let letIn = () => {};
  const open = new Promise<void>((resolve) => (letIn = resolve));
  const held: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!isBlocking(url)) {
      held.push(url);
      await open;
    }
    await route.continue();
  });
  await page.goto(LICENSING, { waitUntil: 'commit' });
  await expect(page.getByText('Community packages are MIT licensed')).toBeVisible(PATIENCE);
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted, PATIENCE).toBe(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(held.filter((url) => /\.js$/.test(url))).not.toEqual([]);
  expect(held.filter((url) => /\.woff2$/.test(url))).not.toEqual([]);
  letIn();
  await expect(page.locator('html')).toHaveAttribute('data-ready', PATIENCE);
});

test('what the first paint waits for is asked for in one round, not in a chain', async ({
  page,
}) => {
  await open(page);
  await page.waitForLoadState('load');
  const files = await page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[]
    ).map(({ name, startTime, responseEnd, renderBlockingStatus }) => ({
      name,
      startTime,
      responseEnd,
      isBlocking: renderBlockingStatus === 'blocking',
    })),
  );
  const blocking = files.filter((file) => file.isBlocking);
  expect(blocking.filter(({ name }) => !isBlocking(name))).toEqual([]);
  expect(blocking.length).toBeGreaterThan(1);
  const lastStart = Math.max(...blocking.map(({ startTime }) => startTime));
  const firstEnd = Math.min(...blocking.map(({ responseEnd }) => responseEnd));
  expect(lastStart).toBeLessThan(firstEnd);
});

test('a click on search as soon as it is seen opens it in the end', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click(PATIENCE);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused(PATIENCE);
  await field.fill('support');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toHaveAttribute('href', SUPPORT, PATIENCE);
});

test.describe('before the listeners are there', () => {
  /** Opens a page whose listeners come when they are let in. */
  async function openDeaf(page: Page, path: string): Promise<() => void> {
    let letIn = () => {};
    const open = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/assets/page.*.js', async (route) => {
      await open;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return letIn;
  }

  test('a click on a tab is kept', async ({ page }) => {
    const letIn = await openDeaf(page, INSTALLATION);
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.click(PATIENCE);
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    letIn();
    await expect(tab).toHaveAttribute('aria-selected', 'true', PATIENCE);
    await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  });

  test("a click on a demo's button is kept", async ({ page }) => {
    const letIn = await openDeaf(page, '/x/react-data-grid/sorting/');
    const button = page.locator('[data-toggle-code]').first();
    await button.click(PATIENCE);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    letIn();
    await expect(button).toHaveAttribute('aria-expanded', 'true', PATIENCE);
  });
});

test('menus, groups and settings answer without React', async ({ page }) => {
  await slowDown(page);
  // Its scripts stay on their way until the test ends; of two routes the later one counts.
  await page.route('**/_next/static/**/*.js', () => {});
  await page.goto(LICENSING, { waitUntil: 'commit' });
  await page.locator('.bar-product').click(PATIENCE);
  await expect(page.locator('#product-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#side-nav summary').first().click();
  await expect(navLink(page, SUPPORT)).toBeHidden();
  await page.locator('.bar-settings').click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark', PATIENCE);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
});

test('a change of page shows its progress, then the page', async ({ page }) => {
  let letIn = () => {};
  const isOpen = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/_next/data/**', async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto(LICENSING);
  await wakeReact(page);
  await navLink(page, SUPPORT).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(title(page)).toHaveText('Licensing');
  letIn();
  await expect(title(page)).toHaveText('Support');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
