import { namedElement } from '../browser/namedElement';
import { getPreference } from '../browser/preferenceStore';
import { ApiClass } from '../core/dom/api';

/** The row of the API reference that the address names. */
export function namedRow(): HTMLElement | null {
  const element = namedElement(location.hash);
  return element?.matches(`.${ApiClass.row}`) ? element : null;
}

/**
 * Opens the named row of a collapsed table while the page is parsed: later, what follows would move.
 * `api/api.boot.ts` tells it to the row's button.
 */
export function openNamedRowEarly(): void {
  if (!location.hash || getPreference('apiDisplay') !== 'collapsed') return;
  const observer = new MutationObserver(() => {
    const row = namedRow();
    if (!row) return;
    row.setAttribute('data-open', 'true');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
