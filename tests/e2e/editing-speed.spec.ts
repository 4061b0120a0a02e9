import type { Page } from 'playwright/test';
import { atRest } from './atRest';
import {
  component,
  demo,
  edit,
  editor,
  frame,
  innerFrame,
  openDemo,
  tool,
  write,
} from './editedDemo';
import { expect, LICENSE_MESSAGE, test } from './test';

/** How long editing takes, as the best of some rounds: a busy machine only ever adds to a time. */

test.use({
  allowedMessages: [LICENSE_MESSAGE],
  // The result and the editor are in view together: out of view a frame paints nothing.
  viewport: { width: 1280, height: 1800 },
});

/** From key to paint, in milliseconds (median of a round). */
const KEY_TO_PAINT_MS = 150;
/** From the first Edit of a page to the first paint of its result, in milliseconds. */
const CLICK_TO_RESULT_MS = 1200;
const ROUNDS = 12;
const KEYS = 5;

declare global {
  interface Window {
    keyTimes: number[];
    /** What the frame showed last, and when it was painted, on the clock of all documents. */
    painted: { text: string; at: number } | undefined;
    /** When Edit was clicked, or when a result was painted first, on the same clock. */
    clickedAt: number | undefined;
    resultAt: number | undefined;
  }
}

/** Notes when a key is pressed, and when its result is painted. */
async function watchTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyTimes = [];
    const note = (event: KeyboardEvent) => {
      if (/^\d$/.test(event.key)) {
        window.keyTimes.push(performance.timeOrigin + event.timeStamp);
      }
    };
    addEventListener('keydown', note, true);
  });
  await innerFrame(page).evaluate(() => {
    let last: string | undefined;
    const look = () => {
      const shown = document.querySelector('.sandbox-run:not(.sandbox-run-waiting) [id=count]');
      const text = shown?.textContent;
      if (!text || text === last) return;
      last = text;
      requestAnimationFrame(() => {
        // The task after an animation frame comes when it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.painted = { text, at: performance.timeOrigin + performance.now() };
        };
        port2.postMessage('');
      });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class'],
    });
  });
}

/** Types a digit over the one before the cursor and returns how long its paint took, in milliseconds. */
async function typeDigit(page: Page, digit: string): Promise<number> {
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press(digit);
  const painted = () => innerFrame(page).evaluate(() => window.painted);
  await expect.poll(painted, { intervals: [50], timeout: 30_000 }).toMatchObject({ text: digit });
  const pressed = await page.evaluate(() => window.keyTimes.at(-1)!);
  return (await painted())!.at - pressed;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

test('from key to paint in at most 150 ms', { tag: '@alone' }, async ({ page }) => {
  test.setTimeout(240_000);
  await edit(page);
  await write(page, component('<p id="count">0</p>'));
  await expect(frame(page).getByText('0', { exact: true })).toBeVisible();
  await demo(page).locator('iframe').scrollIntoViewIfNeeded();
  await watchTimes(page);
  await editor(page).getByText('<p id').click();
  await page.keyboard.press('Home');
  // Behind the digit.
  for (let step = 0; step < '  return <p id="count">0'.length - 2; step += 1) {
    await page.keyboard.press('ArrowRight');
  }
  const medians: number[] = [];
  while (medians.length < ROUNDS && !(Math.min(...medians) <= KEY_TO_PAINT_MS)) {
    const times: number[] = [];
    for (let digit = 1; digit <= KEYS; digit += 1) {
      times.push(await typeDigit(page, String(digit)));
    }
    medians.push(median(times));
  }
  console.log(`Key to paint, median of each round: ${medians.map(Math.round).join(', ')} ms`);
  expect(Math.min(...medians)).toBeLessThanOrEqual(KEY_TO_PAINT_MS);
});

/** Notes, in each document, the click on Edit and the first paint of a result. */
function noteFirstResult(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ timeStamp }) => (window.clickedAt = performance.timeOrigin + timeStamp),
    true,
  );
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.sandbox-run:not(.sandbox-run-waiting) [role=grid]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // As above: the task after an animation frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.resultAt = now());
      port2.postMessage('');
    });
  });
  // The document itself: at this time it has no element yet.
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}

/** Each round is a browser's context of its own, which has stored nothing. */
test(
  'from the click on Edit to the first result in at most 1.2 s',
  { tag: '@alone' },
  async ({ newContext }) => {
    test.setTimeout(240_000);
    const times: number[] = [];
    while (times.length < ROUNDS && !(Math.min(...times) <= CLICK_TO_RESULT_MS)) {
      const context = await newContext();
      await context.addInitScript(noteFirstResult);
      const page = await context.newPage();
      await openDemo(page);
      await atRest(page);
      await tool(page, 'Edit').click();
      await expect(frame(page).locator('.sandbox-run [role=grid]')).toBeVisible();
      const resultAt = () => innerFrame(page).evaluate(() => window.resultAt);
      await expect.poll(resultAt, { intervals: [50] }).toBeDefined();
      times.push((await resultAt())! - (await page.evaluate(() => window.clickedAt))!);
      await context.close();
    }
    console.log(`Click to result: ${times.map(Math.round).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThanOrEqual(CLICK_TO_RESULT_MS);
  },
);
