import type { Page } from 'playwright/test';
import { atRest } from './atRest';
import { expect, test } from './test';

const LICENSING = '/x/introduction/licensing/';
const INSTALLATION = '/x/introduction/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const firstBlock = (page: Page) => page.locator('.code-block').first();

test('the copy button copies the code and reads Copied for 2000 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(LICENSING);
  await page.clock.pauseAt(60_000);
  const block = firstBlock(page);
  const button = block.getByRole('button', { name: 'Copy code' });
  await button.click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe((await block.locator('code').textContent())?.trimEnd());
  await page.clock.runFor(1990);
  await expect(block.getByText('Copied')).toBeVisible();
  await page.clock.runFor(20);
  await expect(button).toHaveText('Copy');
});

test('a clipboard that refuses says so, and never Copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(LICENSING);
  await firstBlock(page).getByRole('button').click();
  await expect(firstBlock(page).getByRole('button', { name: 'Copying failed' })).toBeVisible();
});

test('Ctrl+C copies the hovered or focused block', async ({ page }) => {
  await page.goto(LICENSING);
  await firstBlock(page).hover();
  await page.keyboard.press('Control+c');
  await expect(firstBlock(page).getByText('Copied')).toBeVisible();
  expect(await clipboard(page)).toContain('LicenseInfo.setLicenseKey');

  const second = page.locator('.code-block').nth(1);
  await page.mouse.move(5, 5);
  await second.locator('pre').focus();
  await page.keyboard.press('Control+c');
  await expect(second.getByText('Copied')).toBeVisible();
});

test.describe('Ctrl+C is left alone', () => {
  for (const keys of ['Control+Shift+C', 'Control+Alt+c', 'c']) {
    test(`with ${keys}`, async ({ page }) => {
      await page.goto(LICENSING);
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await firstBlock(page).hover();
      await page.keyboard.press(keys);
      await atRest(page);
      await expect(firstBlock(page).getByText('Copied')).toHaveCount(0);
      expect(await clipboard(page)).toBe('before');
      // The same block, and the page listens.
      await page.keyboard.press('Control+c');
      await expect(firstBlock(page).getByText('Copied')).toBeVisible();
    });
  }

  test('while text is selected', async ({ page }) => {
    await page.goto(LICENSING);
    await page.locator('h1').selectText();
    await firstBlock(page).hover();
    await page.keyboard.press('Control+c');
    expect(await clipboard(page)).toBe('Licensing');
  });
});

test('the package manager is remembered, here, in every group and on the next page', async ({
  page,
}) => {
  await page.goto(INSTALLATION);
  const tabs = page.getByRole('tab', { name: 'pnpm' });
  await tabs.first().click();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  await expect(page.getByText('npm install @mui/x-data-grid').first()).toBeHidden();

  await page.reload();
  await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('tabs move with the arrow keys, in both directions of reading', async ({ page }) => {
  await page.goto(INSTALLATION);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('pnpm')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('yarn')).toBeFocused();
  await page.keyboard.press('Home');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('pnpm')).toBeFocused();
});
