import { ApiClass } from '../core/dom/api';
import { namedRow } from './namedRow.boot';

/**
 * Makes a change to the rows of the API tables and keeps a row where it is: the one that the address
 * names while its start can be seen, or else the topmost one. When it has gone, the next one that is
 * left takes its place.
 */
export function keepPlace(change: () => void): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`.${ApiClass.row}`)].filter(
    (row) => !row.hidden,
  );
  const edge = visibleFrom();
  const starts = rows.map((row) => row.getBoundingClientRect().top);
  const isSeen = (start: number) => start >= edge && start < innerHeight;
  const named = namedRow();
  const wanted = rows.findIndex((row, index) => row === named && isSeen(starts[index]!));
  const seen = wanted < 0 ? starts.findIndex(isSeen) : wanted;
  // A row may be longer than the screen.
  const place = seen < 0 ? starts.findLastIndex((start) => start < edge) : seen;
  const top = starts[place];
  change();
  if (top === undefined) return;
  const before = rows.slice(0, place).toReversed();
  const row = [...rows.slice(place), ...before].find(({ hidden }) => !hidden);
  if (row) scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Where the page can be seen from: below the bar, and below the filter that sticks to it. */
function visibleFrom(): number {
  const [bar = 0, toolbar = 0] = ['.app-bar', `.${ApiClass.toolbar}`].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom,
  );
  return toolbar > bar && toolbar < innerHeight / 2 ? toolbar : bar;
}
