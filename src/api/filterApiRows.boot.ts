import { translate } from '../core/interfaceText';
import { ApiAttribute, ApiClass } from '../core/dom/api';

/** What a row says of itself, in small letters, and the first letters of its name's words. */
interface RowText {
  text: string;
  /** `cbp` of `columnBufferPx`. */
  initials: string;
}

/** Gathered at the first filter. */
const texts = new WeakMap<Element, RowText>();

/**
 * Shows only the rows of the API tables that hold every word of a query, or whose name begins with
 * words of these letters, and says how many those are. Groups and sections without such a row go as
 * well.
 */
export function filterApiRows(query: string): void {
  // What was opened belongs to rows that may go.
  for (const opened of document.querySelectorAll('.api-type-row')) opened.remove();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...document.querySelectorAll<HTMLElement>(`.${ApiClass.row}`)];
  let count = 0;
  for (const row of rows) {
    const { text, initials } = textOf(row);
    row.hidden = !words.every((word) => text.includes(word) || initials.startsWith(word));
    if (!row.hidden) count += 1;
  }
  for (const part of document.querySelectorAll<HTMLElement>(
    `.${ApiClass.section}, .${ApiClass.group}`,
  )) {
    part.hidden = words.length > 0 && !part.querySelector(`.${ApiClass.row}:not([hidden])`);
  }
  const status = document.querySelector(`[${ApiAttribute.count}]`);
  if (status) status.textContent = messageFor(count, rows.length, words.length > 0);
}

function messageFor(count: number, all: number, isFiltered: boolean): string {
  if (!isFiltered) return translate('{{count}} entries', { count: all });
  return count === 0
    ? translate('No entry matches')
    : translate('{{count}} of {{all}} entries', { count, all });
}

function textOf(row: Element): RowText {
  const known = texts.get(row);
  if (known) return known;
  const name = row.querySelector(`.${ApiClass.name}`)?.textContent ?? '';
  // The names of guides would match half of all words.
  const uses = row.querySelector(`.${ApiClass.uses}`)?.textContent ?? '';
  const found = {
    text: row.textContent.replace(uses, '').toLowerCase(),
    initials: name.replaceAll(/(?<!^)[^A-Z]/g, '').toLowerCase(),
  };
  texts.set(row, found);
  return found;
}
