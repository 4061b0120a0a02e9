import { gapOf, itemsOf } from './boxModel';
import { splitValue } from './longhands';
import { maxContent } from './intrinsic';
import { pixelsOf, styleOf } from './styles';

const REPEAT = /^repeat\(\s*([\w-]+)\s*,(.*)\)$/;
const MINMAX = /^minmax\((.*),([^,]*)\)$/;

/** Returns the widths of a grid's columns in pixels (CSS Grid 7.2, without lines and areas). */
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
