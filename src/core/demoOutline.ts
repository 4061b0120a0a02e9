import type { StaticSkeleton } from './staticDemos';

/** A box in pixels, or in percent of the width or height where it says so. */
type Box = readonly [
  x: number | string,
  y: number | string,
  width: number | string,
  height: number | string,
];

/** Height of a row of the Data Grid, and of the line above the rows, in pixels. */
const ROW = 52;
const ROWS = 12;
const COLUMNS = ['4%', '28%', '52%', '76%'];
/** Heights of the bars in percent: not in a row of steps, which would look like a message. */
const BARS = [46, 72, 58, 88, 64, 38, 79];
/** How deep the items of a tree are. */
const DEPTHS = [0, 1, 1, 2, 2, 0, 1, 0];
const WEEKS = 6;
const DAYS = 7;

const OUTLINES: Record<StaticSkeleton, readonly Box[]> = {
  rows: Array.from({ length: ROWS }, (_, row) =>
    COLUMNS.map((x): Box => [x, row * ROW + 20, row === 0 ? '10%' : '16%', 12]),
  ).flat(),
  bars: BARS.map((height, index) => [`${6 + index * 13}%`, `${94 - height}%`, '9%', `${height}%`]),
  field: [
    [0, 0, '100%', 56],
    [0, 64, '40%', 12],
  ],
  tree: DEPTHS.map((depth, index) => [16 + depth * 24, 12 + index * 32, `${40 - depth * 6}%`, 12]),
  calendar: Array.from({ length: WEEKS * DAYS }, (_, day): Box => [
    20 + (day % DAYS) * 40,
    64 + Math.floor(day / DAYS) * 40,
    28,
    28,
  ]),
};

const KINDS: readonly (readonly [RegExp, StaticSkeleton])[] = [
  [/\/react-charts\//, 'bars'],
  [/\/react-tree-view\//, 'tree'],
  [/\/react-date-pickers\/.*(calendar|static|range)/i, 'calendar'],
  [/\/react-date-pickers\//, 'field'],
];

/**
 * Returns the kind of a demo's outline.
 * @param place Path of the demo's page or of its file.
 */
export function outlineOf(place: string): StaticSkeleton {
  return KINDS.find(([pattern]) => pattern.test(place))?.[1] ?? 'rows';
}

/**
 * Returns an outline that stands where a demo is not there yet and is not drawn: shapes of its kind in the color of
 * the text, which fill the place and say nothing to screen readers.
 */
export function renderOutline(kind: StaticSkeleton): string {
  const boxes = OUTLINES[kind].map(
    ([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`,
  );
  // Positioned: whatever it shows, it asks for no more room than the Markdown reserves.
  return `<svg aria-hidden="true" fill="currentColor" opacity=".12" style="position:absolute;inset:16px;width:calc(100% - 32px);height:calc(100% - 32px)">${boxes.join('')}</svg>`;
}
