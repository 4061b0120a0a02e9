import type { Page } from 'playwright/test';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

const TREE = '/x/react-tree-view/';

test.use(withoutNetwork);
test.describe.configure({ timeout: 120_000 });

const row = (page: Page) => page.locator('.footer-offline [data-pack=x-tree-view]');
const status = (page: Page) => row(page).locator('.pack-status');
const main = (page: Page) => row(page).locator('[data-action=main]');

test('a tab goes on with the download of a tab that was closed, and pauses it', async ({
  page,
  context,
  site,
}) => {
  await page.goto(TREE);
  await waitUntilStored(page);
  const other = await context.newPage();
  await other.goto(TREE);
  await waitUntilStored(other);
  // Half of the files come, the others not yet.
  let count = 0;
  let isHeld = true;
  site.delay = (url) =>
    isHeld && url.startsWith('/assets/demos/') && (count += 1) > 20 ? 600_000 : 0;
  await main(other).click();
  await expect(status(page)).toHaveText(/^[1-9]\d?% of/);
  await expect(main(page)).toHaveText('Pause');

  await other.close();
  await main(page).click();
  await expect(status(page)).toHaveText(/^Paused at \d+%/);

  isHeld = false;
  await main(page).click();
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
});

test('without a hand it goes on until all is saved', async ({ page, context, site }) => {
  await page.goto(TREE);
  await waitUntilStored(page);
  const other = await context.newPage();
  await other.goto(TREE);
  await waitUntilStored(other);
  let count = 0;
  let isHeld = true;
  site.delay = (url) =>
    isHeld && url.startsWith('/assets/demos/') && (count += 1) > 20 ? 600_000 : 0;
  await main(other).click();
  await expect(status(page)).toHaveText(/^[1-9]\d?% of/);
  isHeld = false;
  await other.close();
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
});
