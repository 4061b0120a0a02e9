/**
 * The tables of the API reference without React: which display they have, the filter of their rows,
 * and the rows that open in the collapsed display (SPEC 6.3).
 */
import { PAGE_CHANGE } from '../core/constants';
import { getPreference, setPreference, subscribeToPreferences } from '../browser/preferenceStore';
import { keepTab, readTab } from '../browser/tabStorage';
import { isReload } from '../browser/isReload';
import { scrollToTarget } from '../browser/scrollToTarget';
import { ApiAttribute, ApiClass } from '../core/dom/api';
import { filterApiRows } from './filterApiRows.boot';
import { keepPlace } from './keepPlace.boot';
import { namedRow } from './namedRow.boot';
import { listenForTypes } from './typesInPlace.boot';

const FILTER = `[${ApiAttribute.filter}]`;
/** In sessionStorage: path of the page and text of its filter. */
const FILTER_KEY = 'docs-api-filter';

/** Handles the API tables of every page. */
export function listenForApi(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // <html> has the attribute too.
    const display = target.closest<HTMLElement>(`button[${ApiAttribute.display}]`);
    // An unknown value would become the default: the store checks it.
    if (display)
      keepPlace(() =>
        setPreference('apiDisplay', display.getAttribute(ApiAttribute.display) as never),
      );
    const toggle = target.closest(`[${ApiAttribute.toggle}]`);
    if (toggle) openRow(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  });
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FILTER)) return;
    keepPlace(() => filterApiRows(target.value));
    // It survives a reload, whoever has asked for that.
    keepTab(FILTER_KEY, [location.pathname, target.value]);
  });
  if (isReload()) restoreFilter();
  else filterByInput();
  listenForTypes();
  addEventListener('hashchange', showTarget);
  for (const show of [showDisplay, showTarget]) {
    show();
    document.addEventListener(PAGE_CHANGE, show);
  }
  subscribeToPreferences(showDisplay);
  addEventListener('resize', showDisplay);
}

/**
 * Tells assistive technology which display is on; the style sheet shows it by itself. Where it takes
 * the button of the table away, rows are as in the expanded display.
 */
function showDisplay(): void {
  const chosen = getPreference('apiDisplay');
  const button = document.querySelector(`button[${ApiAttribute.display}="${chosen}"]`);
  const isGone = button && getComputedStyle(button).display === 'none';
  const active = isGone ? 'expanded' : chosen;
  for (const button of document.querySelectorAll<HTMLElement>(`button[${ApiAttribute.display}]`)) {
    button.setAttribute(
      'aria-pressed',
      String(button.getAttribute(ApiAttribute.display) === active),
    );
  }
}

/** Opens the row that the hash names, and ends a filter that hides it. */
function showTarget(): void {
  const row = namedRow();
  if (!row) return;
  openRow(row.querySelector(`[${ApiAttribute.toggle}]`), true);
  const filter = document.querySelector<HTMLInputElement>(FILTER);
  if (!filter || !row.hidden) return;
  filter.value = '';
  filterApiRows('');
  scrollToTarget(row);
}

/** Filters by what was typed before this script listened. */
function filterByInput(): void {
  const text = document.querySelector<HTMLInputElement>(FILTER)?.value;
  if (text) filterApiRows(text);
}

/** Filters the table as before a reload of the same page. */
export function restoreFilter(): void {
  const filter = document.querySelector<HTMLInputElement>(FILTER);
  const stored = readTab(FILTER_KEY);
  const [page, text] = Array.isArray(stored) ? (stored as unknown[]) : [];
  if (!filter || page !== location.pathname || typeof text !== 'string') return;
  filter.value = text;
  filterApiRows(text);
}

function openRow(toggle: Element | null, open: boolean): void {
  toggle?.setAttribute('aria-expanded', String(open));
  toggle?.closest(`.${ApiClass.row}`)?.setAttribute('data-open', String(open));
}
