/**
 * Loads what the tables of the API reference need. It waits for the first sign of intent or for
 * idleness, as React's scripts do, unless the page has to look different from how it came.
 */
import { apiScript } from '../../.generated/apiScript';
import { IDLE_LOAD_MS, PAGE_CHANGE } from '../core/constants';
import { preferences } from '../core/preferences';
import { getPreference } from '../core/preferenceStore';
import { isReload } from './isReload';
import { INTENTS } from './loadReact';

type Api = typeof import('./api');

/** What is given again once the script listens. Links lead to a page of their own until then. */
const BUTTONS = '[data-api-display], [data-api-toggle]';

/** Loads the script once, with the first page that has such a table. */
export function loadApi(): void {
  const waiting = new AbortController();
  let isLoading = false;
  let last: Element | null = null;
  const load = ({ type, target }: Partial<Event> = {}) => {
    if (type === 'click') last = (target as Element).closest(BUTTONS) ?? last;
    if (isLoading || !document.querySelector('.api-row')) return;
    isLoading = true;
    import(apiScript)
      .then(
        ({ listenForApi }: Api) => listenForApi(),
        // Without it the tables are whole, and types are links.
        () => {},
      )
      .then(() => {
        waiting.abort();
        last?.dispatchEvent(new Event('click', { bubbles: true }));
      });
  };
  const options = { signal: waiting.signal, passive: true, capture: true };
  for (const sign of [...INTENTS, 'click']) addEventListener(sign, load, options);
  document.addEventListener(PAGE_CHANGE, load, options);
  const isChosen = getPreference('apiDisplay') !== preferences.apiDisplay.default;
  if (location.hash || isReload() || isChosen) load();
  else setTimeout(load, IDLE_LOAD_MS);
}
