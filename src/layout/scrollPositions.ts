/**
 * How far each entry of the tab's history was scrolled. Next keeps a key in an entry's state; the
 * entries that a hash adds share it with their page.
 */
import { keepTab, readTab } from '../browser/tabStorage';

const KEY = 'docs-scroll';
const KEPT_ENTRIES = 50;

const positions = new Map<string, number>(readPositions());

/** The entry that is shown. */
function entryName(): string {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return key + location.hash;
}

/** Notes how far the page is scrolled now. */
export function notePosition(): void {
  const name = entryName();
  // The newest last, so that the oldest go first.
  positions.delete(name);
  positions.set(name, scrollY);
}

/** Returns how far the entry was scrolled when it was left, if that is known. */
export function notedPosition(): number | undefined {
  return positions.get(entryName());
}

/** Keeps the positions for the case that the page is loaded anew. */
export function keepPositions(): void {
  keepTab(KEY, [...positions].slice(-KEPT_ENTRIES));
}

function readPositions(): [string, number][] {
  const kept = readTab(KEY);
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
