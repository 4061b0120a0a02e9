/**
 * React's own scripts when one of them does not come. They are asked for again after a pause, as
 * connections drop for a moment; then the reader is told, and decides when to try again. Where they
 * hang, the reader is told at once: they may come yet.
 */
import { deferredScripts } from '../browser/deferredScripts';
import { renewFile } from '../browser/renewFile';
import { retryNote } from '../browser/retryNote';
import { PageAttribute } from '../core/dom/page';
import { createScript } from './loadReact';

const PAUSE_MS = 1000;
/** How long none of the scripts may come before they count as hanging, in milliseconds. */
const PATIENCE_MS = 20_000;
const MESSAGE = 'Parts of this page could not be loaded, such as demos and the search.';

/** Watches the scripts that `loadReact.ts` loads. */
export function retryScripts(): void {
  let attempts = 1;
  let isFailing = false;
  let note: Element | undefined;
  let patience: ReturnType<typeof setTimeout>;
  const failed = new Set<string>();
  const come = new WeakSet<EventTarget>();
  const tryAgain = async () => {
    note?.remove();
    attempts += 1;
    await Promise.all([...failed].map(renewFile));
    failed.clear();
    isFailing = false;
    await loadInTurn();
  };
  const tell = () => (note = showNote(() => void tryAgain()));
  const takeOut = (script: HTMLScriptElement) => {
    // Next's loader would wait for the one that has failed.
    script.remove();
    failed.add(script.src);
  };
  const onError = ({ target }: Event) => {
    if (!isDeferred(target) || isReady()) return;
    takeOut(target);
    if (isFailing) return;
    isFailing = true;
    if (attempts === 1) setTimeout(() => void tryAgain(), PAUSE_MS);
    else tell();
  };
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      const hanging = [...document.scripts].filter(
        (script) => isDeferred(script) && !come.has(script),
      );
      if (isFailing || hanging.length === 0) return;
      isFailing = true;
      (hanging as HTMLScriptElement[]).forEach(takeOut);
      tell();
    }, PATIENCE_MS);
  };
  // Neither event bubbles.
  addEventListener('error', onError, true);
  const onLoad = ({ target }: Event) => {
    if (isDeferred(target)) come.add(target);
    wait();
  };
  document.addEventListener('load', onLoad, true);
  const added = new MutationObserver(wait);
  added.observe(document.head, { childList: true });
  const ready = new MutationObserver(() => {
    ready.disconnect();
    added.disconnect();
    document.removeEventListener('load', onLoad, true);
    clearTimeout(patience);
    note?.remove();
  });
  ready.observe(document.documentElement, { attributeFilter: [PageAttribute.ready] });
}

/**
 * All scripts: the first one starts the page, and those that are there do no harm twice. Each waits
 * for the one before it by itself, as the browser's own order would wait for a script that hangs.
 */
async function loadInTurn(): Promise<void> {
  for (const entry of deferredScripts()) {
    const script = createScript(entry);
    script.async = true;
    const hasCome = new Promise<boolean>((resolve) => {
      script.addEventListener('load', () => resolve(true));
      script.addEventListener('error', () => resolve(false));
    });
    document.head.append(script);
    if (!(await hasCome)) return;
  }
}

function isReady(): boolean {
  return document.documentElement.hasAttribute(PageAttribute.ready);
}

function isDeferred(target: EventTarget | null): target is HTMLScriptElement {
  return (
    target instanceof HTMLScriptElement &&
    deferredScripts().some(([src]) => src === target.getAttribute('src'))
  );
}

/** Outside React's part of the document, which must stay as the build has made it. */
function showNote(onRetry: () => void): Element {
  const { note, retry } = retryNote(MESSAGE, 'load-failure', 'alert');
  retry.className = 'text-button';
  retry.addEventListener('click', onRetry);
  document.body.append(note);
  return note;
}
