import type { Page } from 'playwright/test';
import { LICENSING, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { test } from '../e2e/test';
import { expect } from './patientExpect';

// demoFrame.spec.ts has the chunk of a demo, shell-navigation.spec.ts the lists of the navigation,
// search.spec.ts the index, services-feedback.spec.ts the code behind a vote.
test.setTimeout(90_000);

// Besides what the browser writes of the requests, the loader's word for a part that has failed.
test.use({ allowedMessages: [/Failed to load resource: net::ERR_FAILED|uncaught: .*chunk/i] });

const CHUNKS = /\/_next\/static\/.*\.js/;

const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page could not be loaded' });

/** Lets the first request for each file of a kind fail, as a connection that drops for a moment. */
async function failOnce(page: Page, pattern: RegExp): Promise<Set<string>> {
  const failed = new Set<string>();
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  return failed;
}

for (const [name, pattern] of [
  ['the first script', /\/_next\/static\/inline\//],
  ['the loader', /\/turbopack-\w+\.js/],
  ['the build’s list of pages', /_buildManifest\.js/],
  ['each chunk', /\/_next\/static\/chunks\/(?!turbopack)[^/]+\.js/],
  ['every script', CHUNKS],
] as const) {
  test(`${name} of React fails once: it is asked for again, and the page is alive`, async ({
    page,
  }) => {
    const failed = await failOnce(page, pattern);
    await page.goto(LICENSING);
    await wakeReact(page);
    expect(failed.size).toBeGreaterThan(0);
    await search(page).click();
    await expect(field(page)).toBeFocused();
    await expect(failure(page)).toHaveCount(0);
  });
}

test('React does not come: the text stays, links work, the reader is told and tries again', async ({
  page,
}) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(LICENSING);
  await search(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
  await page.locator('.bar-product').click();
  await expect(page.locator('#product-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toBeVisible();
  await navLink(page, SUPPORT).click();
  await expect(title(page)).toHaveText('Support');

  await page.keyboard.press('Shift');
  await expect(failure(page)).toBeVisible();
  await page.unroute(CHUNKS);
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(failure(page)).toHaveCount(0);
  await search(page).click();
  await expect(field(page)).toBeFocused();
});

test('the search does not come: it says so, and another click brings it', async ({ page }) => {
  await page.goto(LICENSING);
  await wakeReact(page);
  await page.route(CHUNKS, (route) => route.abort());
  await search(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The search could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
  await page.unroute(CHUNKS);
  await search(page).click();
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('the code of another kind of page does not come: its document is loaded', async ({ page }) => {
  await page.goto('/x/api/charts/gauge/');
  await wakeReact(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route(CHUNKS, (route) => route.abort());
  await page.locator(`footer a[href="${LICENSING}"]`).click();
  await expect(title(page)).toHaveText('Licensing');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
});
