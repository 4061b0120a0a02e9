/** Everything that analytics does once it may; loaded when the page is idle. */
import { WEB_VITALS_SHARE } from '../core/constants';
import { subscribeToPreferences } from '../browser/preferenceStore';
import { listenToEvents, reportEvent } from '../browser/reportEvent';
import { sessionDraw } from '../browser/sessionDraw';
import { clickEvent } from './clickEvent';
import { followPages } from './followPages';
import { pageViewOf } from './pageView';
import { reportWebVitals } from './reportWebVitals';
import { loadTag, silenceTag, type TagCall } from './tag';
import { userProperties } from './userProperties';

/** Whether this document's vitals are reported already: they are those of its load. */
let hasVitals = false;

/**
 * Loads the tag service and reports to it from now on.
 * @param url Address of the service's script.
 * @returns A function that ends it, when the reader takes the consent back.
 */
export function startAnalytics(url: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const call = loadTag(url);
  const tag: TagCall = (...parameters) => {
    if (!signal.aborted) call(...parameters);
  };
  const setProperties = () => tag('set', 'user_properties', userProperties());

  setProperties();
  followPages((place, title) => tag('event', 'page_view', pageViewOf(place, title)), signal);
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  systemDark.addEventListener('change', setProperties, { signal });
  const stopPreferences = subscribeToPreferences((name) => {
    if (name === 'codeVariant' || name === 'mode') setProperties();
  });
  const onClick = ({ target }: Event) => {
    const event = clickEvent(target, Math.random());
    if (event) reportEvent(event);
  };
  // Before a handler of the page can stop it.
  addEventListener('click', onClick, { signal, capture: true });
  const stopEvents = listenToEvents(({ category, action, label }) => {
    tag('event', category, { eventAction: action, eventLabel: label });
  });
  if (!hasVitals && sessionDraw('docs-web-vitals', WEB_VITALS_SHARE)) {
    hasVitals = true;
    reportWebVitals(tag).catch(() => {
      // The library could not be loaded: there are other sessions.
    });
  }
  return () => {
    ending.abort();
    stopPreferences();
    stopEvents();
    silenceTag(url);
  };
}
