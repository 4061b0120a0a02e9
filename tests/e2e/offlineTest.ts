import { rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from '../site/patientExpect';
import { CACHES, GET_BUILD } from '../../src/core/offline';
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
  context: async ({ context }, use) => {
    await context.addInitScript(noteWorkerAndReloads);
    await use(context);
  },
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

/** What the tests need to know of a page and Playwright cannot see; kept on its window. */
interface Noted {
  /** Whether the page's own call to register the worker has come to an end. */
  hasRegistered?: true;
  /** Whether the page has asked to be loaded anew, from the moment on at which it asks. */
  isReloading?: true;
}

/** Runs in the page, before its own scripts. */
function noteWorkerAndReloads(): void {
  const noted = window as Noted;
  // Frames without an origin have no worker.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function noteEnd(...options) {
    const registration = await register.apply(this, options);
    noted.hasRegistered = true;
    return registration;
  };
  // TypeScript does not know the Navigation API yet.
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    if ((event as Event & { navigationType: string }).navigationType === 'reload')
      noted.isReloading = true;
  });
}

/** How far a page is with the worker that its site has deployed. */
interface WorkerState {
  /** Of the worker that controls the page; none without one, or while it is being replaced. */
  build?: string;
  registrations: number;
  /** Whether another worker is about to take over. */
  isChanging: boolean;
  hasRegistered: boolean;
  isReloading: boolean;
  /** Builds for which the tab has been loaded anew, or will be once it is used. */
  reloadedFor: string[];
}

/** Reads how far a page is. */
export function workerState(page: Page): Promise<WorkerState> {
  return page.evaluate(async (question) => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const { controller } = navigator.serviceWorker;
    const isChanging = registrations.some(
      ({ installing, waiting }) => installing !== null || waiting !== null,
    );
    const build = await new Promise<string | undefined>((resolve) => {
      // A worker that is asked again and again is busy, and a busy one is not replaced.
      if (!controller || isChanging) return resolve(undefined);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(String(data));
      controller.postMessage({ type: question }, [port2]);
    });
    const { hasRegistered = false, isReloading = false } = window as Noted;
    return {
      ...(build !== undefined && { build }),
      registrations: registrations.length,
      isChanging,
      hasRegistered,
      isReloading,
      reloadedFor: JSON.parse(sessionStorage.getItem('docs-reloaded-for') ?? '[]') as string[],
    };
  }, GET_BUILD);
}

/** Waits until a page is as far as this, across its reloads. */
export async function untilWorkerIs(page: Page, state: Record<string, unknown>): Promise<void> {
  await expect(async () => {
    expect(await workerState(page)).toMatchObject(state);
  }).toPass({ timeout: 20_000, intervals: [100] });
}

/**
 * Waits until the worker of the newly deployed build controls a page, the page has done what it does
 * then, and nothing is left that could load it anew.
 */
export const untilUpdated = (page: Page, build: string): Promise<void> =>
  untilWorkerIs(page, {
    build,
    isChanging: false,
    hasRegistered: true,
    isReloading: false,
    reloadedFor: expect.arrayContaining([build]),
  });

/** Asks the browser to look for a new worker, as it does itself on navigation. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Counts what a page does across its reloads. */
export async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
