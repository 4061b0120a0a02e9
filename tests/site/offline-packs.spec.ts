import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { CACHES, type PackList, type PackManifest } from '../../src/core/offline';
import { letTimePass } from '../e2e/atRest';
import { LICENSING, title, wakeReact } from '../e2e/frame';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

const TREE = '/x/react-tree-view/';
const ITEMS = '/x/react-tree-view/rich-tree-view/items/';
const API = '/x/api/tree-view/rich-tree-view/';

test.use(withoutNetwork);
test.describe.configure({ timeout: 120_000 });

const row = (page: Page) =>
  page.locator('.footer-offline').getByRole('group', { name: 'Tree View' });
const main = (page: Page) => row(page).locator('[data-action=main]');
const status = (page: Page) => row(page).locator('.pack-status');

async function openTreeView(page: Page): Promise<void> {
  await page.goto(TREE);
  await waitUntilStored(page);
  await expect(row(page)).toBeVisible();
}

async function download(page: Page): Promise<void> {
  await openTreeView(page);
  await main(page).click();
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
}

const list = JSON.parse(readFileSync('out/x/offline/packs.json', 'utf8')) as PackList;
const summary = list.packs.find(({ product }) => product === 'x-tree-view')!;
const manifest = JSON.parse(readFileSync(`out${summary.manifest}`, 'utf8')) as PackManifest;

const storedBytes = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const bodies = await Promise.all(
      (await cache.keys()).map(
        async (key) => (await (await cache.match(key))!.arrayBuffer()).byteLength,
      ),
    );
    return bodies.reduce((sum, bytes) => sum + bytes, 0);
  }, CACHES.content);

test('a product says its size, is downloaded at a click and works without the network', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    navigator.storage.persist = async () => asked.push(1) > 0;
  });
  await openTreeView(page);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  await expect(status(page)).toHaveText(
    `${megabytes(summary.downloadBytes)} to download, ${megabytes(summary.bytes)} on this device`,
  );
  // What travels is compressed.
  expect(summary.downloadBytes).toBeLessThan(summary.bytes / 3);
  const before = site.requests.length;
  expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked.length)).toBe(
    0,
  );
  await main(page).click();
  await expect(row(page).getByRole('progressbar')).toBeVisible();
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked.length)).toBe(
    1,
  );
  // The list of files is the truth: all of them, and within 5 % of what was said.
  expect(Math.abs((await storedBytes(page)) / summary.bytes - 1)).toBeLessThan(0.05);
  expect(
    new Set(
      site.requests.slice(before).filter((url) => manifest.files.some(({ path }) => path === url)),
    ).size,
  ).toBeGreaterThan(300);

  site.isDown = () => true;
  for (const [path, heading] of [
    [ITEMS, /Items/],
    [API, /RichTreeView/],
    ['/x/introduction/roadmap/', /Roadmap/],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
  }
  // A demo runs, its other forms and files are there.
  await page.goto(ITEMS);
  await wakeReact(page);
  await expect(page.locator('.demo-surface [role=tree]').first()).toBeVisible();
  // The search of the product is there, its worker too.
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Search the documentation' })
    .fill('rich tree view items');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toHaveAttribute('href', /react-tree-view/);
  await page.keyboard.press('Escape');
  // Client navigation falls back to the document.
  await page.locator(`#side-nav a[href="${TREE}accessibility/"]`).click();
  await expect(title(page)).toHaveText(/Accessibility/);
  await page.locator('#LabelledTree').scrollIntoViewIfNeeded();
  await expect(page.locator('#LabelledTree [role=tree]')).toBeVisible();
});

test('the search finds what is downloaded, on the offline page too', async ({ page, context }) => {
  await download(page);
  await context.setOffline(true);
  await page.goto('/x/react-charts/');
  await expect(title(page)).toHaveText('Offline');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.fill('RichTreeView');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toHaveAttribute('href', API);
  await expect(page.getByRole('dialog', { name: 'Search' })).toContainText(
    "You are offline. For products that you haven't downloaded, results come from titles and names only.",
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(API);
  await expect(title(page)).toContainText('RichTreeView');
});

test('a download pauses, survives a reload, goes on and is removed', async ({ page, site }) => {
  await openTreeView(page);
  // Slow enough to be stopped half-way.
  let count = 0;
  site.isDown = () => false;
  site.delay = (url) => (url.startsWith('/assets/demos/') && (count += 1) > 5 ? 150 : 0);
  await main(page).click();
  await expect(status(page)).toHaveText(/^[1-9]\d?% of/);
  await main(page).click();
  await expect(status(page)).toHaveText(/^Paused at \d+%/);
  await page.reload();
  await expect(status(page)).toHaveText(/^Paused at \d+%/);
  const before = await storedBytes(page);
  await main(page).click();
  await expect(row(page)).toHaveAttribute('data-phase', 'downloading');
  // A reload in the middle goes on by itself.
  await page.reload();
  await expect(row(page)).toHaveAttribute('data-phase', 'downloading', { timeout: 15_000 });
  site.delay = () => 0;
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
  expect(await storedBytes(page)).toBeGreaterThan(before);
  await row(page).getByRole('button', { name: 'Remove' }).click();
  await expect(row(page)).toHaveAttribute('data-phase', 'none');
  await expect(main(page)).toBeFocused();
  expect(await storedBytes(page)).toBe(0);
});

test('an interrupted download says so, keeps what it has, and goes on with the network', async ({
  page,
  site,
}) => {
  await openTreeView(page);
  let count = 0;
  site.isDown = (url) => url.startsWith('/assets/demos/') && (count += 1) > 20;
  await main(page).click();
  await expect(status(page)).toHaveText(/The connection failed/, { timeout: 30_000 });
  expect(await storedBytes(page)).toBeGreaterThan(0);
  site.isDown = () => false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 60_000 });
});

test('a full device is explained, and room made on it lets the download go on', async ({
  page,
  context,
  baseURL,
}) => {
  await openTreeView(page);
  const devtools = await context.newCDPSession(page);
  const limit = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: baseURL!,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await limit(4_000_000);
  await main(page).click();
  await expect(status(page)).toHaveText(/Not enough storage: \d+\.\d MB more are needed\b/);
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Licensing');
  await page.goto(TREE);
  await limit();
  // Where the device had room for a note of what was wrong, the reader resumes; else it goes on.
  await expect(async () => {
    if ((await main(page).textContent()) === 'Resume') await main(page).click();
    await expect(row(page)).toHaveAttribute('data-phase', 'saved', { timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
});

test('on save-data nothing is registered and nothing is downloaded', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await page.goto(TREE);
  await expect(status(page)).toHaveText(/asks to save data/);
  await expect(main(page)).toBeDisabled();
  await letTimePass(page);
  expect(site.requests).not.toContain('/x/sw.js');
});

test('the rows stand in the settings too, and show the same', async ({ page }) => {
  await download(page);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  const settings = page.locator('#settings');
  await expect(settings.getByRole('group', { name: 'Tree View' })).toHaveAttribute(
    'data-phase',
    'saved',
  );
  await expect(
    settings.getByRole('button', { name: 'Make available offline: Charts' }),
  ).toBeVisible();
});

test('names have their cards without the network', async ({ page, site }) => {
  await download(page);
  await site.stop();
  await page.goto(ITEMS);
  await page.locator('main p > code > a[href^="/x/api/tree-view/"]').first().hover();
  await expect(page.locator('.name-card')).toContainText('items');
});
