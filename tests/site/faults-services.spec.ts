import type { Page } from 'playwright/test';
import { LICENSING, SUPPORT, navLink, title, wakeReact } from '../e2e/frame';
import { layoutShift, MAX_SHIFT } from '../e2e/layoutShifts';
import {
  ALLOWED,
  configure,
  drawLots,
  remember,
  switchTo,
  watchServices,
  withAdScript,
} from '../e2e/services';
import { test } from '../e2e/test';
import { expect } from './patientExpect';
import { holdTime, passTimeUntil } from './uselessAnswers';

// services-*.spec.ts takes one service away at a time. Here all of them are away at once.
test.setTimeout(180_000);

/** What the browser itself writes of a request to a service that has failed, and nothing else. */
const MESSAGES = [
  String.raw`Failed to load resource: (net::ERR_\w+|the server responded with a status of 5\d\d \([\w ]*\)) \(http://localhost:\d+/stand-ins/`,
  String.raw`Refused to execute script from 'http://localhost:\d+/stand-ins/[^']*' because its MIME type \('text/plain'\)`,
];
test.use({ allowedMessages: [new RegExp(`^console\\.error: (${MESSAGES.join('|')})`)] });

const ALL_FAIL = { adJson: 'fail', tag: 'fail', feedback: 'fail', chat: 'fail' };

/** Ways in which all services can be away. */
const WAYS: [name: string, takeAway: (page: Page) => Promise<unknown>][] = [
  ['answer with errors', (page) => switchTo(page, ALL_FAIL)],
  ['cannot be reached', (page) => page.route('**/stand-ins/**', (route) => route.abort())],
  ['never answer', (page) => page.route('**/stand-ins/**', () => {})],
];

async function open(page: Page, takeAway: (page: Page) => Promise<unknown>, path = LICENSING) {
  await configure(page, withAdScript('fail'));
  await takeAway(page);
  // Who has a blocker sees an advert of ours, not the message.
  await drawLots(page, 0.5);
  await remember(page, { ...ALLOWED, session: { 'docs-ad-inline': 'no' } });
  await page.goto(path);
  await wakeReact(page);
}

for (const [name, takeAway] of WAYS) {
  test(`where all services ${name}, the page is complete and nothing moves`, async ({ page }) => {
    const requests = watchServices(page);
    await open(page, takeAway);
    const asked = () => new Set(requests.map(({ url }) => url.split('?')[0]));
    await expect(page.locator('.ad iframe')).toBeAttached();
    await expect.poll(asked).toContain('/stand-ins/tags/script.js');
    await expect.poll(asked).toContain('/stand-ins/icon-font.css');
    await expect(page.locator('.ad a.ad-content:visible')).toHaveCount(1);
    await expect(page.getByText('Community packages are MIT licensed')).toBeVisible();
    await expect(page.locator('.toc a').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);

    await navLink(page, SUPPORT).click();
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Support');
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  test(`where all services ${name}, a vote says so and a demo works`, async ({ page }) => {
    await holdTime(page);
    await open(page, takeAway, '/x/react-tree-view/rich-tree-view/focus/');
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('.demo-surface')).toBeVisible();
    await demo.getByRole('button', { name: 'More tools' }).click();
    await demo.getByRole('button', { name: 'Open in MUI Chat' }).click();
    const question = page.getByRole('region', { name: 'Was this page helpful?' });
    await question.getByRole('button', { name: 'No' }).click();
    const failure = question.getByRole('alert');
    await passTimeUntil(page, () => failure.isVisible());
    await expect(failure).toHaveText("Couldn't submit feedback. Please try again later.");
    await expect(question.getByRole('link', { name: 'Open an issue on GitHub' })).toBeVisible();
    await expect(demo.locator('.demo-toolbar + [role="status"]')).toHaveText(
      'Failed to open MUI Chat.',
    );
    await demo.getByRole('button', { name: 'Show code' }).click();
    await expect(demo.locator('details pre code')).toBeVisible();
  });
}
