import type { Page } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { ALLOWED, remember } from '../e2e/services';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';
import { openDemo } from './demoFindings';
import { exportedPages } from './exportedPages';

/** On a page of Charts a name in the legends has one color, so that readers learn it once. */

/** Demos that teach how colors are set, so that theirs differ from the page's. */
const ABOUT_COLOR: readonly string[] = [
  'GradientForOneSeries',
  'SliceColors',
  'SeriesColor',
  'OwnPalette',
  'RestyledAxes',
  'GradientArea',
];
/** A darker shade under white text is the same color to the eye. In degrees. */
const SAME_HUE = 20;

test.use({ allowedMessages: [LICENSE_MESSAGE] });

/** A mark of a legend: its demo, its name, and its color. Patterns have none. */
interface Mark {
  demo: string;
  label: string;
  color: string;
}

const marksOf = (page: Page, demo: string): Promise<Mark[]> =>
  page.locator(`#${demo} .MuiChartsLegend-series`).evaluateAll(
    (items, demo) =>
      items.flatMap((item) => {
        const shape = item.querySelector('rect, circle, line, path');
        if (!shape) return [];
        const { fill, stroke } = getComputedStyle(shape);
        const color = fill === 'none' ? stroke : fill;
        return color.startsWith('rgb') ? [{ demo, label: item.textContent.trim(), color }] : [];
      }),
    demo,
  );

/** Returns the hue of `rgb(…)` in degrees; greys have none. */
function hueOf(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 30) return undefined;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

function looksAlike(one: string, other: string): boolean {
  const [first, second] = [hueOf(one), hueOf(other)];
  if (first === undefined || second === undefined) return first === second;
  const distance = Math.abs(first - second);
  return Math.min(distance, 360 - distance) <= SAME_HUE;
}

/** Names whose color differs from that of the first demo with this name. */
function conflicts(marks: readonly Mark[]): string[] {
  const first = new Map<string, Mark>();
  return marks.flatMap((mark) => {
    const known = first.get(mark.label);
    if (!known) first.set(mark.label, mark);
    if (!known || looksAlike(known.color, mark.color)) return [];
    return [`${mark.label}: ${known.color} in ${known.demo}, ${mark.color} in ${mark.demo}`];
  });
}

test('shades of a color look alike, other colors and greys do not', () => {
  expect(looksAlike('rgb(0, 114, 178)', 'rgb(0, 105, 165)')).toBe(true);
  expect(looksAlike('rgb(255, 0, 20)', 'rgb(255, 20, 0)')).toBe(true);
  expect(looksAlike('rgb(255, 180, 34)', 'rgb(66, 84, 251)')).toBe(false);
  expect(looksAlike('rgb(138, 143, 152)', 'rgb(0, 114, 178)')).toBe(false);
  const mark = { label: 'Solar', demo: 'One', color: 'rgb(255, 180, 34)' };
  expect(conflicts([mark, { ...mark, demo: 'Two', color: 'rgb(255, 0, 0)' }])).toEqual([
    'Solar: rgb(255, 180, 34) in One, rgb(255, 0, 0) in Two',
  ]);
});

for (const { pathname, demos } of exportedPages()) {
  const compared = demos.filter((name) => !ABOUT_COLOR.includes(name));
  if (!pathname.startsWith('/x/react-charts/') || compared.length < 2) continue;
  test(`one color a name: ${pathname}`, async ({ page }) => {
    test.setTimeout(30_000 + compared.length * 10_000);
    await remember(page, ALLOWED);
    await page.goto(pathname);
    await wakeReact(page);
    const marks: Mark[] = [];
    for (const name of compared) {
      expect(await openDemo(page, pathname, name)).toEqual([]);
      marks.push(...(await marksOf(page, name)));
    }
    expect(conflicts(marks)).toEqual([]);
  });
}
