/**
 * Loads Next's scripts when they are wanted and not before (DESIGN, "Static first"). The export
 * leaves their addresses and hashes in an inert element; here they are run in that order.
 */
import { IDLE_LOAD_MS } from '../core/constants';
import { INTENTS } from '../browser/intents';
import { deferredScripts } from '../browser/deferredScripts';

/** Waits for the first sign of intent, which may be the page's own (`wakeNear.ts`), or for idleness. */
export function loadReactOnIntent(): void {
  const stopWaiting = new AbortController();
  const load = () => {
    if (stopWaiting.signal.aborted) return;
    stopWaiting.abort();
    // The list is at the end of the body: it may not be there yet.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts);
    else loadScripts();
  };
  for (const intent of INTENTS) {
    addEventListener(intent, load, { signal: stopWaiting.signal, passive: true, capture: true });
  }
  addEventListener('load', () => loadWhenIdle(load));
}

/** Puts the scripts into the document, to be run in their order. */
export function loadScripts(): void {
  for (const entry of deferredScripts()) {
    const script = createScript(entry);
    script.async = false;
    document.head.append(script);
  }
}

/** Makes the element of one of the scripts. */
export function createScript([src, integrity]: readonly [string, string]): HTMLScriptElement {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = src;
  return script;
}

function loadWhenIdle(load: () => void): void {
  // Not `wantsToSaveData`: a function more, and the script that blocks the first paint is over 3 kB.
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  setTimeout(load, IDLE_LOAD_MS);
}
