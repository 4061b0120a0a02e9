/**
 * The search without React (SPEC 9.1): its shortcuts and the other buttons that open it press the
 * button of the bar, and what is typed until the palette is there is not lost.
 */
import { isWriting } from '../browser/isWriting';
import { SearchAttribute } from '../core/dom/search';

const BUTTON = '[data-search-button]';
/** After this the reader has given up, and the keys are the page's again, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Until when keys are kept for the palette. */
let waitsUntil = 0;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Handles the shortcuts and every button that opens the search. */
export function listenForSearch(): void {
  document.documentElement.toggleAttribute(
    SearchAttribute.mac,
    /Mac|iP(hone|ad)/.test(navigator.platform),
  );
  addEventListener('keydown', onKeyDown);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`[${SearchAttribute.open}]`)) button()?.click();
    if (target.closest(BUTTON)) wait();
  });
  // The palette is there.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search-input]')) stopWaiting();
  });
  // The reader has turned to something else.
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(BUTTON)) giveUp();
  });
}

/** Whether a key press asks for the search: ⌘K or Ctrl+K anywhere, `/` where nobody writes. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isWriting(event.target);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (isSearchShortcut(event) && button()) {
    event.preventDefault();
    button()!.click();
  } else if (performance.now() < waitsUntil) keepKey(event);
}

function keepKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  const element = button();
  if (!element || ctrlKey || metaKey || isWriting(target)) return;
  if (key === 'Escape' || key === 'Tab') return giveUp();
  const typed = element.dataset.typed ?? '';
  if (key === 'Backspace') element.dataset.typed = typed.slice(0, -1);
  else if (key.length === 1) element.dataset.typed = typed + key;
  else return;
  event.preventDefault();
}

function wait(): void {
  if (document.querySelector('dialog:modal')) return;
  waitsUntil = performance.now() + PATIENCE_MS;
  clearTimeout(patience);
  patience = setTimeout(giveUp, PATIENCE_MS);
  button()?.setAttribute('data-waiting', '');
}

function stopWaiting(): void {
  clearTimeout(patience);
  waitsUntil = 0;
  button()?.removeAttribute('data-waiting');
}

function giveUp(): void {
  stopWaiting();
  delete button()?.dataset.typed;
}

function button(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BUTTON);
}
