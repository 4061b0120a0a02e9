import type { BrowserContext, Locator, Page, Request } from 'playwright/test';
import { IDLE_LOAD_MS } from '../../src/core/constants';

/**
 * Has Playwright tell when requests end, which it does only for who listens. `test` does this for its
 * pages; a context that is made by hand needs it before its first page.
 */
export function hearRequests(context: BrowserContext): void {
  context.on('requestfinished', () => {});
  context.on('requestfailed', () => {});
}

/** A page that has not come to rest by then has asked for something that does not come. */
const REST_MS = 30_000;

/**
 * Waits until the page has done what it does of its own accord: its idle callbacks have run, and
 * everything that it has asked for has come. What comes may ask for more, so the rounds go on until
 * one brings no request. It is what a test waits for that says "nothing else has come".
 * @throws Error that names what does not come.
 */
export async function atRest(page: Page): Promise<void> {
  const end = Date.now() + REST_MS;
  for (let known: Request[] = []; ;) {
    await page.evaluate(async () => {
      // Idle callbacks run in their order: those of the page come before the second one. A page
      // whose frames are not drawn, for example after the focus has left it, gets no idle time.
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      }
    });
    const requests = await page.requests();
    const coming = requests.filter(isUnderWay);
    if (coming.length === 0 && requests.every((request) => known.includes(request))) return;
    if (Date.now() > end) {
      throw new Error(`Still under way: ${coming.map((request) => request.url()).join(', ')}`);
    }
    known = requests;
  }
}

/** Whether the end of an answer is still to come; `response.finished()` misses what is aborted. */
const isUnderWay = (request: Request): boolean =>
  request.failure() === null && request.timing().responseEnd === -1;

/**
 * Lets the page's own time pass, timers and all, and waits until the page is at rest. The clock has
 * to be there first: `page.clock.install()` before `goto`.
 * @param milliseconds When absent, the longest time for which the site puts anything off.
 */
export async function letTimePass(page: Page, milliseconds = IDLE_LOAD_MS): Promise<void> {
  await page.clock.runFor(milliseconds);
  await atRest(page);
}

/**
 * Waits until the animations and transitions in an element have ended, but those without an end in
 * time: some go on forever, some follow a scroll bar, whose times are percentages.
 */
export async function animationsEnded(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    // A canceled one has ended too.
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}
