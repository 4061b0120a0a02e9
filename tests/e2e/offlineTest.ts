import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from '../site/patientExpect';
import { CACHES } from '../../src/core/offline';
import { BROWSER_ARGUMENTS, findBrowser } from './browser';
import { DOCS_HOST_ARGUMENTS, docsOrigin, DocsSite, makeDeployB } from './docsSite';
import { test as strictTest } from './test';

const executablePath = findBrowser();

/** Tests on the docs host, with the built site as deploy A and a second one as deploy B. */
export const test = strictTest.extend<{ site: DocsSite }, { deployB: string }>({
  deployB: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const root = await makeDeployB(parallelIndex);
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { parallelIndex }) => {
      const site = new DocsSite('out');
      await site.start(parallelIndex);
      await use(site);
      await site.stop();
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use, { parallelIndex }) => use(docsOrigin(parallelIndex)),
});

/** How the browser has to start for these tests. */
export const docsHostBrowser = {
  ...(executablePath !== undefined && { executablePath }),
  args: [...BROWSER_ARGUMENTS, ...DOCS_HOST_ARGUMENTS],
};

/** Options of tests that take the network away; the messages are what a page without one writes. */
export const withoutNetwork = {
  launchOptions: docsHostBrowser,
  ignoreHTTPSErrors: true,
  allowedMessages: [/Failed to load resource|net::ERR|Failed to fetch|Missing license key/],
};

export { expect };

/** Waits until a worker serves the page and has stored it. */
export async function waitUntilStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async (cacheName) => {
      const cache = await caches.open(cacheName);
      const stored = await cache.match(location.pathname);
      return navigator.serviceWorker.controller !== null && stored !== undefined;
    }, CACHES.pages);
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
}

/** Marks the document, to see later whether it is still the same one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Asks the browser to look for a new worker, as it does itself on navigation. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Counts what a page does across its reloads. */
export async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
