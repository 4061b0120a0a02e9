import { namedElement } from '../core/namedElement';
import { getPreference } from '../core/preferenceStore';

/** The row of the API reference that the address names. */
export function namedRow(): HTMLElement | null {
  const element = namedElement(location.hash);
  return element?.matches('.api-row') ? element : null;
}

/**
 * Opens the named row of a collapsed table while the page is parsed: later, what follows would move.
 * `boot/api.ts` tells it to the row's button.
 */
export function openNamedRowEarly(): void {
  if (!location.hash || getPreference('apiDisplay') !== 'collapsed') return;
  const observer = new MutationObserver(() => {
    const row = namedRow();
    if (!row) return;
    row.dataset.open = 'true';
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
