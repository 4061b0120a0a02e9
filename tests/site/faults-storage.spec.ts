import type { Page } from 'playwright/test';
import { LICENSING, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { STAND_INS, openConfigured } from '../e2e/services';
import { LICENSE_MESSAGE, test } from '../e2e/test';
import { expect } from './patientExpect';

// What preferences.spec.ts proves of blocked storage is that the defaults hold. Here readers choose.
test.use({ allowedMessages: [LICENSE_MESSAGE] });

const html = (page: Page) => page.locator('html');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
});

test('a choice in the settings holds until the page is left', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(LICENSING);
  await button(page, 'Toggle settings drawer').click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await page.getByRole('dialog').getByText('Right to left').click();
  await page.getByRole('group', { name: 'Primary' }).getByLabel('Teal').check();
  const expectChoice = async () => {
    await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(html(page)).toHaveAttribute('data-primary', 'teal');
  };
  await expectChoice();
  await wakeReact(page);
  await page.keyboard.press('Escape');
  await navLink(page, SUPPORT).click();
  await expect(title(page)).toHaveText('Support');
  await expectChoice();
  await button(page, 'Toggle settings drawer').click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'light');
});

test('demos change their language, their code opens, and the API its display', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/focus/');
  await wakeReact(page);
  const demos = page.locator('[data-demo]');
  await demos.first().getByRole('button', { name: 'JS', exact: true }).click();
  for (const demo of await demos.all()) {
    await expect(demo.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await demos.first().getByRole('button', { name: 'Show code' }).click();
  await expect(demos.first().locator('details pre code')).toBeVisible();
  await expect(demos.first().locator('.demo-surface')).toBeVisible();
  await page.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(/components-api\/$/);
  await button(page, 'Collapsed').click();
  await expect(page.locator('.api-row > .api-description').first()).toBeHidden();
});

test('search finds, leads to the page, and remembers for as long as the page is there', async ({
  page,
}) => {
  await page.goto(LICENSING);
  await button(page, 'Search').click();
  await page.getByRole('combobox').fill('support');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toHaveAttribute('href', SUPPORT);
  await option.click();
  await expect(title(page)).toHaveText('Support');
  await button(page, 'Search').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('combobox').fill('licensing');
  await expect(option).toHaveAttribute('href', LICENSING);
});

test('an answer about privacy and a vote count, and nobody is asked again on the next page', async ({
  page,
}) => {
  const requests = await openConfigured(page, STAND_INS);
  const banner = page.getByRole('region', { name: 'Your privacy on this site' });
  await expect(page.locator('.ad a:visible').first()).toBeVisible();
  await banner.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => requests.some(({ url }) => url.includes('/tags/'))).toBe(true);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thanks for your vote.')).toBeVisible();
  await navLink(page, SUPPORT).click();
  await expect(title(page)).toHaveText('Support');
  await expect(page.locator('.ad a:visible').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});
