import { translate } from '../../../../core/interfaceText';
import { preferences } from '../../../../core/preferences';
import { ApiAttribute, ApiClass } from '../../../../core/dom/api';

/** From this many rows on, a page has a filter. */
const ROWS_WITH_FILTER = 12;

const DISPLAYS = { table: 'Table', expanded: 'Expanded', collapsed: 'Collapsed' } as const;

/**
 * Returns the filter and the display switch of a page (SPEC 6.3). Both need a script (`api/api.boot.ts`)
 * and are not shown without one.
 * @param rows How many rows the page has.
 */
export function renderToolbar(rows: number, hasDisplays = true): string {
  const filter = rows >= ROWS_WITH_FILTER ? renderFilter(rows) : '';
  const displays = hasDisplays ? renderDisplays() : '';
  return filter || displays ? `<div class="${ApiClass.toolbar}">${filter}${displays}</div>` : '';
}

function renderFilter(rows: number): string {
  return (
    '<div class="api-filter"><label for="api-filter">' +
    `${translate('Filter')}</label>` +
    `<input id="api-filter" type="search" placeholder="${translate('Filter')}" ${ApiAttribute.filter} autocomplete="off" spellcheck="false" dir="auto">` +
    `<span class="api-count" role="status" ${ApiAttribute.count}>${translate('{{count}} entries', { count: rows })}</span></div>`
  );
}

function renderDisplays(): string {
  const buttons = preferences.apiDisplay.values.map((value) => {
    const pressed = value === preferences.apiDisplay.default;
    return `<button type="button" ${ApiAttribute.display}="${value}" aria-pressed="${pressed}">${translate(DISPLAYS[value])}</button>`;
  });
  return `<div class="api-displays" role="group" aria-label="${translate('Display')}">${buttons.join('')}</div>`;
}
