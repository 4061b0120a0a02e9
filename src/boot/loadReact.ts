/**
 * Loads Next's scripts when they are wanted and not before (DESIGN, "Static first"). The export
 * leaves their addresses and hashes in an inert element; here they are run in that order.
 */
import { IDLE_LOAD_MS } from '../core/constants';
import { INTENTS } from '../browser/intents';
import { deferredScripts } from '../browser/deferredScripts';
import { DemoAttribute, DemoClass } from '../core/dom/demo';
import { PageAttribute } from '../core/dom/page';

/** A drawing that stands there, or comes by itself. */
const DRAWING = `.${DemoClass.drawing}>.demo-drawn,[${DemoAttribute.drawingFile}]`;

/** Waits for the first sign of intent, for a block near the viewport that needs React, or for idleness. */
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
  addEventListener('DOMContentLoaded', () => watchLiveBlocks(load));
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

/**
 * Blocks that live (`data-live`: demos, embeds) need React once they come near the viewport, but for
 * demos whose drawing shows.
 */
function watchLiveBlocks(load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load();
    },
    { rootMargin: '300px' },
  );
  for (const block of document.querySelectorAll(`[${PageAttribute.live}]`)) {
    const drawing = block.querySelector(DRAWING);
    if (!drawing || getComputedStyle(drawing).visibility === 'hidden') observer.observe(block);
  }
}

function loadWhenIdle(load: () => void): void {
  // Not `wantsToSaveData`: a function more, and the script that blocks the first paint is over 3 kB.
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  setTimeout(load, IDLE_LOAD_MS);
}
