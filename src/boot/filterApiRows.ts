import { translate } from '../core/interfaceText';

/** What a row says, in small letters; gathered at the first filter. */
const texts = new WeakMap<Element, string>();

/**
 * Shows only the rows of the API tables that hold every word of a query, and says how many those
 * are. Groups and sections without such a row go as well.
 */
export function filterApiRows(query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...document.querySelectorAll<HTMLElement>('.api-row')];
  let count = 0;
  for (const row of rows) {
    row.hidden = !words.every((word) => textOf(row).includes(word));
    if (!row.hidden) count += 1;
  }
  for (const part of document.querySelectorAll<HTMLElement>('.api-section, .api-group')) {
    part.hidden = words.length > 0 && !part.querySelector('.api-row:not([hidden])');
  }
  const status = document.querySelector('[data-api-count]');
  if (status) status.textContent = messageFor(count, rows.length, words.length > 0);
}

function messageFor(count: number, all: number, isFiltered: boolean): string {
  if (!isFiltered) return translate('{{count}} entries', { count: all });
  return count === 0
    ? translate('No entry matches')
    : translate('{{count}} of {{all}} entries', { count, all });
}

function textOf(row: Element): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = row.textContent.toLowerCase();
    texts.set(row, text);
  }
  return text;
}
