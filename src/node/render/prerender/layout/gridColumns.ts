import { gapOf, itemsOf } from './boxModel';
import { splitValue } from './longhands';
import { maxContent } from './intrinsic';
import { pixelsOf, styleOf } from './styles';

const REPEAT = /^repeat\(\s*([\w-]+)\s*,(.*)\)$/;
const MINMAX = /^minmax\((.*),([^,]*)\)$/;

/** Returns the widths of a grid's columns in pixels (CSS Grid 7.2, without named lines and areas). */
export function columnWidths(grid: Element, room: number): number[] {
  const gap = gapOf(grid, 'x');
  const tracks = splitValue(styleOf(grid, 'grid-template-columns')).flatMap((track) =>
    expand(grid, track, room, gap),
  );
  if (tracks.length === 0 || tracks[0] === 'none') return [room];
  const sizes = tracks.map((track, index) => fixedSize(grid, track, index, tracks.length, room));
  const fractions = tracks.map((track) => Number(/([\d.]+)fr/.exec(track)?.[1] ?? 0));
  const fixed = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const rest = Math.max(0, room - fixed - gap * (tracks.length - 1));
  const total = fractions.reduce((sum, fraction) => sum + fraction, 0);
  return sizes.map((size, index) => size ?? (rest * fractions[index]!) / Math.max(total, 1));
}

/** Where an item stands in a grid, from 0. */
interface GridPlace {
  row: number;
  column: number;
  /** How many columns it takes. */
  span: number;
}

/** Returns the place of each item of a grid, row by row (CSS Grid 8.5, sparse; rows say nothing). */
export function gridPlaces(grid: Element, columns: number): Map<Element, GridPlace> {
  const places = new Map<Element, GridPlace>();
  let row = 0;
  let next = 0;
  for (const item of itemsOf(grid)) {
    const { start, span } = columnsOf(item, columns);
    const column = start ?? (next + span > columns ? 0 : next);
    if (column < next) row += 1;
    places.set(item, { row, column, span });
    next = column + span;
  }
  return places;
}

/** What `grid-column` says: `span 2`, `1 / -1`, `2`, `2 / 4`, `2 / span 2`. */
function columnsOf(item: Element, columns: number): { start?: number; span: number } {
  const [from = '', to = ''] = styleOf(item, 'grid-column')
    .split('/')
    .map((part) => part.trim());
  const spanIn = (part: string) => Number(/^span (\d+)$/.exec(part)?.[1] ?? 0);
  const lineIn = (part: string) => {
    const line = /^-?\d+$/.test(part) ? Number(part) : 0;
    return line < 0 ? columns + 1 + line : line - 1;
  };
  const start = lineIn(from);
  const end = lineIn(to);
  const wanted = spanIn(from) || spanIn(to) || (start >= 0 && end > start ? end - start : 1);
  const span = Math.min(wanted, columns);
  return start >= 0 && start < columns ? { start, span } : { span };
}

function expand(grid: Element, track: string, room: number, gap: number): string[] {
  const [, count = '', repeated = ''] = REPEAT.exec(track) ?? [];
  if (!count) return [track];
  const parts = splitValue(repeated.trim());
  if (/^\d+$/.test(count)) return Array.from({ length: Number(count) }, () => parts).flat();
  const [, least = repeated] = MINMAX.exec(repeated.trim()) ?? [];
  const size = pixelsOf(grid, least, room) ?? room;
  const most = Math.max(1, Math.floor((room + gap) / (size + gap)));
  const used = count === 'auto-fit' ? Math.min(most, itemsOf(grid).length) : most;
  return Array.from({ length: Math.max(1, used) }, () => parts).flat();
}

/** Returns the size of a track that takes no share of the rest, else `null`. */
function fixedSize(
  grid: Element,
  track: string,
  index: number,
  count: number,
  room: number,
): number | null {
  if (/[\d.]fr/.test(track)) return null;
  const size = pixelsOf(grid, track, room);
  if (size !== null) return size;
  const items = itemsOf(grid).filter((_, place) => place % count === index);
  return Math.max(0, ...items.map(maxContent));
}
