import type { Page } from 'playwright/test';
import type { Finding } from './findings';

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

/** A mark of a legend: its demo, its name, and its color. */
export interface Mark {
  demo: string;
  label: string;
  color: string;
}

/**
 * Names what has another color than in an earlier demo of the page: on a page of Charts a name in the
 * legends has one color, so that readers learn it once.
 * @param demos Names of the demos, which have to be live.
 */
export async function colorFindings(
  page: Page,
  pathname: string,
  demos: readonly string[],
): Promise<Finding[]> {
  const compared = demos.filter((name) => !ABOUT_COLOR.includes(name));
  const marks = await Promise.all(compared.map((name) => marksOf(page, name)));
  return conflicts(marks.flat()).map(({ mark, first }) => ({
    page: pathname,
    check: 'colors of names',
    rule: `${mark.label} is ${first.color} in ${first.demo} and ${mark.color} here`,
    element: `#${mark.demo}`,
    fix: 'give it the color that it has above, or name the demo in ABOUT_COLOR',
  }));
}

/** Reads the legends of a demo. Patterns have no color. */
function marksOf(page: Page, demo: string): Promise<Mark[]> {
  return page.locator(`#${demo} .MuiChartsLegend-series`).evaluateAll(
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
}

/** Returns the marks whose color differs from that of the first mark with their name. */
export function conflicts(marks: readonly Mark[]): { mark: Mark; first: Mark }[] {
  const known = new Map<string, Mark>();
  return marks.flatMap((mark) => {
    const first = known.get(mark.label) ?? mark;
    known.set(mark.label, first);
    return looksAlike(first.color, mark.color) ? [] : [{ mark, first }];
  });
}

function looksAlike(one: string, other: string): boolean {
  const [first, second] = [hueOf(one), hueOf(other)];
  if (first === undefined || second === undefined) return first === second;
  const distance = Math.abs(first - second);
  return Math.min(distance, 360 - distance) <= SAME_HUE;
}

/** Returns the hue of `rgb(…)` in degrees; greys have none. */
function hueOf(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 30) return undefined;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}
