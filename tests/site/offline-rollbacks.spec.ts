import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { DOCS_HOST } from '../../src/offline/docsHost.boot';
import { buildIn } from '../../src/node/finish/offline/emitPacks';
import { BUILD_B } from '../e2e/docsSite';
import { LICENSING, title, wakeReact } from '../e2e/frame';
import {
  countLoads,
  docsHostBrowser,
  expect,
  lookForUpdate,
  test,
  untilUpdated,
  waitUntilStored,
} from '../e2e/offlineTest';

// What the browser writes of files that are not there, and of pages in their place.
test.use({
  launchOptions: docsHostBrowser,
  ignoreHTTPSErrors: true,
  allowedMessages: [
    // A script that needs a missing one says so before the page is loaded anew.
    /module factory is not available|Failed to load|Failed to fetch|Refused to execute|not caught|MIME type|net::/,
  ],
});
test.describe.configure({ timeout: 120_000 });

const BUILD_A = buildIn('out');
const buildOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(document.getElementById('__NEXT_DATA__')!.textContent!).buildId as string,
  );

/** One of React's scripts, which the page is not alive without. */
const reactScript = (page: Page) =>
  page.evaluate(() => {
    const list = document.getElementById('deferred-scripts')!.textContent!;
    return (JSON.parse(list) as [string, string][])[2]![0];
  });

test('rolled back under an open page and forward again: React is alive', async ({
  page,
  site,
  deployB,
  baseURL,
}) => {
  // Where no worker helps.
  const address = baseURL!.replace(DOCS_HOST, 'localhost') + LICENSING;
  site.deploy(deployB);
  await page.goto(address);
  expect(await buildOf(page)).toBe(BUILD_B);
  const script = await reactScript(page);
  const loads = await countLoads(page);

  site.deploy('out');
  site.isGone = (url) => url === script;
  await page.keyboard.press('Shift');
  await expect.poll(loads, { timeout: 20_000 }).toBe(1);
  expect(await buildOf(page)).toBe(BUILD_A);
  // That the file is missing is stored by the browser, as the CDN's headers allow for a year.
  expect(site.requests).toContain(script);

  site.deploy(deployB);
  site.isGone = () => false;
  await page.goto(address);
  expect(await buildOf(page)).toBe(BUILD_B);
  await wakeReact(page);
  await expect(page.locator('.load-failure')).toHaveCount(0);
});

test('a chunk that was missing when it was first wanted comes after another try', async ({
  page,
  site,
  baseURL,
}) => {
  await page.goto(baseURL!.replace(DOCS_HOST, 'localhost') + LICENSING);
  await wakeReact(page);
  site.isGone = (url) => url.startsWith('/_next/static/chunks/');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await expect(page.locator('.search-failure')).toBeVisible();
  site.isGone = () => false;
  await search.click();
  await expect(page.locator('[data-search-input]')).toBeFocused();
});

test('the worker of a build is installed although its files were missing before', async ({
  page,
  site,
  deployB,
}) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  // The browser comes to know that some files of the next build are not there.
  const worker = `${deployB}/x/sw.js`;
  const [file] = /\/assets\/offline\.[\w-]+\.js/.exec(readFileSync(worker, 'utf8'))!;
  site.isGone = (url) => url === file;
  const before = site.requests.length;
  await page.evaluate(async (url) => {
    for (const cache of await caches.keys()) await (await caches.open(cache)).delete(url);
    for (const cache of await caches.keys()) {
      if (cache.includes('precache')) await caches.delete(cache);
    }
    // The worker takes nothing with another hash than that of the file.
    await fetch(url, { cache: 'reload' }).catch(() => undefined);
  }, file);
  expect(site.requests.slice(before)).toContain(file);
  site.isGone = () => false;
  site.deploy(deployB);
  await lookForUpdate(page);
  await untilUpdated(page, BUILD_B);
});

test('the login page of a network is shown, and replaces nothing that is saved', async ({
  page,
  site,
}) => {
  await page.goto(LICENSING);
  await waitUntilStored(page);
  site.hasPortal = true;
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Log in to this network');
  site.hasPortal = false;
  site.isDown = () => true;
  await page.goto(LICENSING);
  await expect(title(page)).toHaveText('Licensing');
  await wakeReact(page);
});
