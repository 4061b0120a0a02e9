import type { Locator, Page } from 'playwright/test';
import { expect } from './patientExpect';

/** A page of the site has fewer stops of the Tab key before what a test looks for. */
const MOST_STOPS = 150;

/** What has the focus, in words for messages: its element and its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return 'nothing';
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0];
    const name = typeof label === 'string' ? label : (label ?? element).textContent;
    const words = name.replace(/\s+/g, ' ').trim().slice(0, 50);
    return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${words}"`;
  });

const hasFocus = async (page: Page, target: Locator) =>
  (await target.and(page.locator(':focus')).count()) === 1;

/** How the focus could show on an element, its label or what stands around it. */
const lookOf = (target: Locator): Promise<string> =>
  target.first().evaluate((element) => {
    const around = [element, element.parentElement!, element.closest('label') ?? element];
    return around
      .map((part) => {
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(part);
        return [outline, boxShadow, borderColor, backgroundColor].join(' ');
      })
      .join('; ');
  });

/** Says what is wrong with how the focus shows; empty when a reader sees where it is. */
const problemOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    // A radio button of the settings is hidden, and its label is what readers see.
    const label = element.closest('label');
    const shown = [label, element, element.parentElement].find((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      return (isOutlined && !/, 0\)$|transparent/.test(outlineColor)) || boxShadow !== 'none';
    });
    if (!shown) return 'neither an outline nor a shadow';
    const { left, right, top, bottom } = shown.getClientRects()[0]!;
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (x < 0 || x > innerWidth || y < top || y > bottom) return `outside, at ${x} ${y}`;
    const over = document.elementFromPoint(x, y);
    if (shown.contains(over) || over?.contains(shown)) return '';
    return `behind ${over?.tagName} ${over?.className}`;
  });

/** Expects that a reader sees what has the focus: it is marked, inside the window and not covered. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const name = await focused(page);
  await expect.poll(() => problemOfFocus(page), `the focus is to be seen on ${name}`).toBe('');
}

/**
 * Presses Tab, as a reader does, until something has the focus.
 * @throws Error that lists what had the focus, when it is not reached.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const stops: string[] = [];
  let before = '';
  do {
    const isThere = (await target.count()) > 0 && !(await hasFocus(page, target));
    if (isThere) before ||= await lookOf(target);
    await page.keyboard.press(key);
    stops.push(await focused(page));
    if (stops.length > MOST_STOPS)
      throw new Error(`${key} does not lead to ${target}, but to:\n${stops.join('\n')}`);
  } while (!(await hasFocus(page, target)));
  await expectVisibleFocus(page);
  expect(before, `${target} was there without the focus`).not.toBe('');
  expect(await lookOf(target), `the focus changes the look of ${stops.at(-1)}`).not.toBe(before);
}

/** What a demo shows looks as its library has it. */
const isInDemo = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.demo-stage') !== null);

/**
 * Presses Tab until the page is over, and expects at each stop that it is to be seen.
 * @returns The stops, in words.
 */
export async function walkThrough(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.startsWith('body')) return stops;
    stops.push(stop);
    expect(stops.length, `the page ends; the last stops: ${stops.slice(-9)}`).toBeLessThan(400);
    if (!(await isInDemo(page))) await expectVisibleFocus(page);
  }
}
