import type { Locator, Page } from 'playwright/test';

/** Written pages, and the parts of the frame around them, for the tests of the shell. */
export const LICENSING = '/x/introduction/licensing/';
export const INSTALLATION = '/x/introduction/installation/';
export const SUPPORT = '/x/introduction/support/';
export const ROADMAP = '/x/introduction/roadmap/';

export const nav = (page: Page): Locator => page.locator('#side-nav');
export const title = (page: Page): Locator => page.locator('main h1');
export const navLink = (page: Page, href: string): Locator =>
  nav(page).locator(`a[href="${href}"]`);
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Shows an intent and waits until React answers. */
export async function wakeReact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}
