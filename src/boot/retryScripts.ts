/**
 * React's own scripts when one of them does not come. They are asked for again after a pause, as
 * connections drop for a moment; then the reader is told, and decides when to try again.
 */
import { deferredScripts, loadScripts } from './loadReact';
import { retryNote } from './retryNote';

const PAUSE_MS = 1000;
const MESSAGE = 'Parts of this page could not be loaded, such as demos and the search.';

/** Watches the scripts that `loadReact.ts` loads. */
export function retryScripts(): void {
  let attempts = 1;
  let isFailing = false;
  let note: Element | undefined;
  const tryAgain = () => {
    note?.remove();
    attempts += 1;
    isFailing = false;
    // All of them: the first one starts the page, and scripts that are there do no harm twice.
    loadScripts();
  };
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || isReady()) return;
    if (!deferredScripts().some(([src]) => src === target.getAttribute('src'))) return;
    // Next's loader would wait for the one that has failed.
    target.remove();
    if (isFailing) return;
    isFailing = true;
    if (attempts === 1) setTimeout(tryAgain, PAUSE_MS);
    else note = showNote(tryAgain);
  };
  // Such errors do not bubble.
  addEventListener('error', onError, true);
  const ready = new MutationObserver(() => {
    ready.disconnect();
    note?.remove();
  });
  ready.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

function isReady(): boolean {
  return document.documentElement.hasAttribute('data-ready');
}

/** Outside React's part of the document, which must stay as the build has made it. */
function showNote(onRetry: () => void): Element {
  const { note, retry } = retryNote(MESSAGE, 'load-failure', 'alert');
  retry.className = 'text-button';
  retry.addEventListener('click', onRetry);
  document.body.append(note);
  return note;
}
