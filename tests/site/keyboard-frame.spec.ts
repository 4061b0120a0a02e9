import type { Page } from 'playwright/test';
import { LICENSING, SUPPORT, nav, navLink, title, wakeReact } from '../e2e/frame';
import { STAND_INS, configure } from '../e2e/services';
import { LICENSE_MESSAGE, test } from '../e2e/test';
import { expect } from './patientExpect';
import { expectVisibleFocus, tabTo, walkThrough } from './keyboard';

// Demos of Pro components on some of the pages.
test.use({ allowedMessages: [LICENSE_MESSAGE] });
// Each stop is a round trip to the browser.
test.setTimeout(240_000);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const path of [
  LICENSING,
  '/x/react-tree-view/rich-tree-view/focus/',
  '/x/api/charts/gauge/',
]) {
  test(`Tab leads through ${path} to its end, and each stop is to be seen`, async ({ page }) => {
    await page.goto(path);
    await wakeReact(page);
    const stops = await walkThrough(page);
    expect(stops[0]).toBe('a "Skip to content"');
    expect(stops.filter((stop) => stop.startsWith('a "')).length).toBeGreaterThan(30);
    expect(stops.at(-1)).toBe('button "Back to top"');
  });
}

test('each stop is to be seen while the question about privacy stands over the page', async ({
  page,
}) => {
  await configure(page, STAND_INS);
  await page.goto(LICENSING);
  await wakeReact(page);
  await expect(page.getByRole('region', { name: 'Your privacy on this site' })).toBeVisible();
  const stops = await walkThrough(page);
  expect(stops.slice(-2)).toEqual(['button "Don’t allow"', 'button "Allow"']);
});

test('the skip link leads past the bar and the navigation', async ({ page }) => {
  await page.goto(LICENSING);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy page')).toBeFocused();
  await expectVisibleFocus(page);
});

test('a group of the navigation opens, and its link leads to the title of another page', async ({
  page,
}) => {
  await page.goto(LICENSING);
  const section = nav(page)
    .locator('[data-section]')
    .filter({ hasText: /^\s*Tree View/ });
  await tabTo(page, section.locator(':scope > summary'));
  await page.keyboard.press('Enter');
  const overview = navLink(page, '/x/react-tree-view/');
  await expect(section.locator('a').nth(1)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(overview).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/react-tree-view/');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(await title(page).innerText());
  await expect(overview).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
});

test('search from its button: type, choose, arrive; Escape and Tab stay with the reader', async ({
  page,
}) => {
  await page.goto(LICENSING);
  await tabTo(page, button(page, 'Search'));
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button(page, 'Search')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('support');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('href', SUPPORT);
  await tabTo(page, button(page, 'Close search'));
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SUPPORT);
  await expect(field).toBeHidden();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
});

test('settings: a choice shows at once, and Escape leads back to their button', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(LICENSING);
  const background = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await background();
  const opener = button(page, 'Toggle settings drawer');
  await tabTo(page, opener);
  await page.keyboard.press('Space');
  await expect(button(page, 'Close settings')).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expectVisibleFocus(page);
  await expect.poll(background).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Tab');
  await expect(nav(page).locator('a').first()).toBeFocused();
});
