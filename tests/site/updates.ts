import type { Page } from 'playwright/test';
import { expect, workerState } from '../e2e/offlineTest';

/** What happens to an open page when its worker or its build is replaced, and what the reader is offered. */

/** The button of the offer to load the page anew. */
export const offer = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

/** Ends the worker; the next request starts it again. */
export async function crashWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Asks for a file that no deployed build has. */
export async function missFile(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/gone.js';
    document.head.append(script);
  });
}

/** Waits until the page knows of a build, and does not load it. */
export const waitForNews = (page: Page, build: string) =>
  expect
    .poll(() => workerState(page), { timeout: 20_000 })
    .toMatchObject({ reloadedFor: [build], isReloading: false });

/** The reader goes on to something else, to another window, and comes back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    dispatchEvent(new Event('focus'));
  });
}
