import type { Page, Route } from 'playwright/test';
import { expect } from './patientExpect';

/** Ways in which the answer to a request of the site's own can be of no use. */
export const USELESS: readonly (readonly [name: string, answer: (route: Route) => unknown])[] = [
  ['hangs', () => {}],
  ['is missing', (route) => route.fulfill({ status: 404, body: 'not found' })],
  [
    'is a page in its place',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
  ],
  ['is cut off', (route) => answerWith(route, '{"pages":[{')],
  // A script that runs, and brings nothing of what is asked for.
  ['has another shape', (route) => answerWith(route, isScript(route) ? '' : '{"pages":7}')],
];

const isScript = (route: Route) => route.request().url().endsWith('.js');

function answerWith(route: Route, body: string): Promise<void> {
  const contentType = isScript(route) ? 'text/javascript' : 'application/json';
  return route.fulfill({ contentType, body });
}

/**
 * Takes the page's time into the test's hands. Playwright's clock says of no file that it has come,
 * which the site asks for, so the browser's own list stays.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { ownPerformance: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { ownPerformance } = window as unknown as { ownPerformance: Performance };
    performance.getEntriesByName = (name) => ownPerformance.getEntriesByName(name);
    // The browser's own limit does not follow the clock.
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return limit.signal;
    };
  });
}

/**
 * Moves the time that `holdTime` holds on, step by step, until something is there, so that no limit
 * depends on how busy the machine is.
 */
export async function passTimeUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(await isThere()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}
