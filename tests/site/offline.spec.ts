import { CACHES } from '../../src/core/offline';
import { DOCS_HOST } from '../../src/offline/docsHost.boot';
import { letTimePass } from '../e2e/atRest';
import { INSTALLATION, LICENSING, navLink, SUPPORT, title, wakeReact } from '../e2e/frame';
import {
  countLoads,
  expect,
  isMarked,
  markDocument,
  test,
  waitUntilStored,
  withoutNetwork,
  workerState,
} from '../e2e/offlineTest';

test.use(withoutNetwork);

test('the first visit registers the worker and changes nothing about the page', async ({
  page,
  site,
}) => {
  const loads = await countLoads(page);
  await page.goto(LICENSING);
  await markDocument(page);
  await waitUntilStored(page);
  expect(loads()).toBe(1);
  expect((await workerState(page)).isReloading).toBe(false);
  expect(await isMarked(page)).toBe(true);
  expect(
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    ),
  ).toEqual(['/x/']);
  expect(site.requests).toContain('/x/sw.js');
});

test.describe('on another host', () => {
  test('no worker is registered and nothing of it is loaded', async ({ page, site, baseURL }) => {
    await page.clock.install();
    await page.goto(baseURL!.replace(DOCS_HOST, 'localhost') + LICENSING);
    await letTimePass(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(site.requests.filter((url) => /offline|sw\.js/.test(url))).toEqual([]);
    await expect(page.locator('.footer-offline')).toBeHidden();
  });
});

test('offline, a page that was seen shows whole; another one gives way to what is saved', async ({
  page,
  site,
}) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  await wakeReact(page);
  await navLink(page, INSTALLATION).click();
  await expect(title(page)).toHaveText('Installation');
  await waitUntilStored(page);
  site.isDown = () => true;

  // The first was loaded as a document, the second came by client navigation.
  for (const [path, heading] of [
    [LICENSING, 'Licensing'],
    [INSTALLATION, 'Installation'],
  ] as const) {
    await page.goto(`${path}?userLanguage=en`);
    await expect(title(page)).toHaveText(heading);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('.app-bar')!).position),
    ).not.toBe('static');
  }
  await page.goto(SUPPORT);
  await expect(title(page)).toHaveText('Offline');
  const saved = page.getByRole('region', { name: 'Saved on this device' });
  await expect(saved.getByRole('link', { name: 'Licensing' })).toBeVisible();
  await saved.getByRole('link', { name: 'Installation' }).click();
  await expect(title(page)).toHaveText('Installation');

  // With the network back the page itself shows, without a hand.
  await page.goto(SUPPORT);
  await expect(title(page)).toHaveText('Offline');
  site.isDown = () => false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(title(page)).toHaveText('Support');
});

test('without React’s files the offline page still lists and leads on', async ({ page, site }) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  const deleted = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const scripts = (await cache.keys()).filter(({ url }) =>
      /\/_next\/static\/chunks\/.*\.js$/.test(url),
    );
    for (const request of scripts) await cache.delete(request);
    return scripts.length;
  }, CACHES.assets);
  expect(deleted).toBeGreaterThan(0);
  site.isDown = () => true;
  await page.goto('/x/react-charts/pie/');
  await expect(title(page)).toHaveText('Offline');
  await page.getByRole('link', { name: 'Licensing' }).first().click();
  await expect(title(page)).toHaveText('Licensing');
});

test('a damaged entry counts as none', async ({ page, site }) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  const damage = (names: string[]) =>
    page.evaluate(async (cacheNames) => {
      for (const name of await caches.keys()) {
        if (!cacheNames.some((part) => name.includes(part))) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { headers } = (await cache.match(request))!;
          await cache.put(request, new Response('<h1>damaged', { headers }));
        }
      }
    }, names);
  await damage(['docs-', 'precache']);
  // With the network every file is had anew.
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Licensing');
  await waitUntilStored(page);
  await wakeReact(page);
  await page.goto('/x/offline/');
  await expect(title(page)).toHaveText('Offline');
  // Without it a damaged page is not shown.
  await damage(['docs-pages']);
  site.isDown = () => true;
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Offline');
  await expect(page.getByText('damaged')).toHaveCount(0);
  // Not even where nothing at all is whole.
  await damage(['precache', 'docs-assets']);
  await page.goto(LICENSING);
  await expect(page.locator('h1')).toHaveText('You are offline');
});

test('a server that hangs up gives way to the stored page', async ({ page, site }) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  site.isDown = (url) => url.startsWith(LICENSING);
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Licensing');
});
