import type { Page } from 'playwright/test';
import { INSTALLATION, LICENSING, wakeReact } from './frame';
import { expect, test } from './test';

/** Copying a page and its sections as Markdown, before React and with it. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const API = '/x/api/charts/bar-chart/';
const GUIDE = '/x/react-data-grid/editing/persistence/';
const TAB = '/x/react-charts/bars/components-api/';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const menu = (page: Page) => page.locator('#section-menu');

async function openMenu(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: `Actions for section: ${title}`, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
}

test('Copy page gives the Markdown of the page, with links that hold anywhere', async ({
  page,
  baseURL,
}) => {
  await page.goto(INSTALLATION);
  await copyPage(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await clipboard(page);
  expect(text).toMatch(/^---\ntitle: Installation\n/);
  expect(text).toContain(`(${baseURL}/x/introduction/licensing.md#license-key)`);
  expect(text).not.toMatch(/\]\(\.\.?\//);
  await expect(copyPage(page)).toHaveText('Copy page');
});

test('Copy as prompt gives rules, versions and the page; it is there before React, and stays', async ({
  page,
  baseURL,
}) => {
  await page.goto(GUIDE);
  const prompt = page.locator('.page-actions [data-copy-prompt]');
  await expect(prompt).toHaveText('Copy as prompt');
  await prompt.click();
  await expect(prompt).toHaveText('Copied');
  const text = await clipboard(page);
  expect(text).toContain('Use only the API below');
  expect(text).toContain('"@mui/material": 7.');
  expect(text).toContain('\n# Data Grid - Editing persistence\n');
  expect(text).toContain(`${baseURL}/x/llms.txt`);
  expect(text).not.toMatch(/\]\(\.\.?\//);
  expect(text).toMatch(/My task: $/);
  await expect(prompt).toHaveText('Copy as prompt');
  const before = await page.locator('.page-facts').innerHTML();
  await wakeReact(page);
  expect(await page.locator('.page-facts').innerHTML()).toBe(before);
});

test('Copy as prompt on a demo gives its files with the page, by keyboard', async ({ page }) => {
  await page.goto(GUIDE);
  const demo = page.locator('#SaveToServer');
  const item = demo.locator('.action-menu [data-copy-prompt]');
  const before = await item.innerHTML();
  await wakeReact(page);
  expect(await item.innerHTML()).toBe(before);
  await demo.getByRole('button', { name: 'More tools' }).focus();
  await page.keyboard.press('Enter');
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(item).toHaveText('Copied');
  await expect(item).toBeFocused();
  const text = await clipboard(page);
  expect(text).toContain('\n# Data Grid - Editing persistence\n');
  expect(text).toContain('Start from the demo SaveToServer of the documentation');
  expect(text).toMatch(/<documentation>[^]*`SaveToServer\.tsx`:\n\n```tsx[^]*<\/documentation>/);
});

test('the page links to its Markdown, which is served as such', async ({ page, request }) => {
  for (const [address, title] of [
    [LICENSING, 'Licensing'],
    [API, 'BarChart API'],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    const href = (await link.getAttribute('href'))!;
    expect(href).toBe(address.replace(/\/$/, '.md'));
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      href,
    );
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain(`# ${title}\n`);
  }
  const text = await request.get('/x/llms.txt');
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('a click on the link leaves to the file also with React', async ({ page }) => {
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL(/licensing\.md$/);
});

test('Copy section gives the section alone, by keyboard', async ({ page }) => {
  await page.goto(INSTALLATION);
  await openMenu(page, 'Install a product');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Copy section' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await clipboard(page);
  expect(text).toMatch(/^## Install a product <a id="[\w-]+"><\/a>\n/);
  expect(text).toContain('### Charts');
  expect(text).not.toContain('## Add the license package');
  expect(text).toMatch(/Source: http.*\/x\/introduction\/installation\/#[\w-]+\n$/);
  // The menu goes by itself, and the focus is back where it was.
  await expect(menu(page)).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Actions for section: Install a product' }),
  ).toBeFocused();
});

test('each heading copies its own section, on API pages too', async ({ page }) => {
  await page.goto(API);
  await wakeReact(page);
  await openMenu(page, 'Slots');
  await menu(page).getByRole('button', { name: 'Copy section' }).click();
  await expect(menu(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await clipboard(page);
  expect(text).toMatch(/^## Slots <a id="slots"><\/a>\n\n- `/);
  expect(text).not.toContain('## Types');
});

test('Copy link gives the address of the section; Escape closes the menu', async ({ page }) => {
  await page.goto(LICENSING);
  await openMenu(page, 'Pro plan');
  await menu(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(menu(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toMatch(/\/x\/introduction\/licensing\/#pro-plan$/);
  await expect(menu(page)).toBeHidden();
  await openMenu(page, 'Choose a plan');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});

test('after a client navigation it is the new page that is copied', async ({ page }) => {
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.locator(`#side-nav a[href="${INSTALLATION}"]`).click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  await copyPage(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toContain('\n# Installation\n');
  const prompt = page.locator('.page-actions [data-copy-prompt]');
  await prompt.click();
  await expect(prompt).toHaveText('Copied');
  expect(await clipboard(page)).toMatch(/^Help me with [^]*\n# Installation\n/);
});

test('an API tab has no Markdown: neither Copy page nor Copy section, but links', async ({
  page,
  request,
}) => {
  await page.goto(TAB);
  await expect(copyPage(page)).toHaveCount(0);
  await openMenu(page, 'BarChart');
  await expect(menu(page).getByRole('button')).toHaveText(['Copy link']);
  expect((await request.get(TAB.replace(/\/$/, '.md'))).status()).toBe(404);
});

test.describe('without the file', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('the button says that copying failed', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.goto(LICENSING);
    await copyPage(page).click();
    await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible();
  });
});

test('the menu stays inside the window, on a phone and from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(LICENSING);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await openMenu(page, 'Read the key from an environment variable');
    const box = (await menu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    await page.keyboard.press('Escape');
  }
});

test('without JavaScript only what works is offered', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(LICENSING);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await expect(copyPage(page)).toBeHidden();
  await expect(page.locator('[data-copy-prompt]').first()).toBeHidden();
  await expect(page.locator('.section-button').first()).toBeHidden();
});
