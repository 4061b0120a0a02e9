/**
 * Loads what the tables of the API reference need. It waits for the first sign of intent or for
 * idleness, as React's scripts do, unless the page has to look different from how it came.
 */
import { apiScript } from '../../.generated/apiScript';
import { IDLE_LOAD_MS, PAGE_CHANGE, TYPE_LINK } from '../core/constants';
import { preferences } from '../core/preferences';
import { getPreference } from '../browser/preferenceStore';
import { isReload } from '../browser/isReload';
import { isPlainClick } from '../browser/internalLink';
import { INTENTS } from '../browser/intents';
import { ApiAttribute, ApiClass } from '../core/dom/api';

type Api = typeof import('./api.boot');

/** Clicks on these wait for the script; <html> has such an attribute too. */
const HELD = `button[${ApiAttribute.display}], button[${ApiAttribute.toggle}], .${ApiClass.row} ${TYPE_LINK}`;

/**
 * Loads the script once, with the first page that has such a table.
 * @param change The change of page that has brought this page: who has come so is about to use it.
 */
export function loadApi(change?: Event): void {
  // Nothing listens to every move of the pointer on pages without tables.
  if (!document.querySelector(`.${ApiClass.row}`)) {
    document.addEventListener(PAGE_CHANGE, (event) => loadApi(event), { once: true });
    return;
  }
  const waiting = new AbortController();
  let isLoading = false;
  let last: Element | null = null;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(apiScript)
      .then(
        ({ listenForApi }: Api) => listenForApi(),
        // Without it the tables are whole, and types are links.
        () => {},
      )
      .then(() => {
        waiting.abort();
        last?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
  };
  const hold = (event: MouseEvent) => {
    const part = event.target instanceof Element && event.target.closest(HELD);
    // A click that `replay.ts` gives again says nothing of keys.
    if (!part || (part instanceof HTMLAnchorElement && !isPlainClick(event))) return;
    event.preventDefault();
    last = part;
    load();
  };
  const { signal } = waiting;
  for (const sign of INTENTS)
    addEventListener(sign, load, { signal, passive: true, capture: true });
  addEventListener('click', hold, { signal, capture: true });
  const isChosen = getPreference('apiDisplay') !== preferences.apiDisplay.default;
  if (change || location.hash || isReload() || isChosen) load();
  else setTimeout(load, IDLE_LOAD_MS);
}
