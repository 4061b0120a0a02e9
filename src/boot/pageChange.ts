/**
 * What a page load does by itself and a change of page inside the document does not: the focus goes
 * to the new page, and the change is said (SPEC 1.13).
 */
import { PAGE_CHANGE } from '../core/constants';
import { namedElement } from '../browser/namedElement';
import { announce } from '../browser/announce';

/** Answers every page that comes in from now on. */
export function listenForPageChanges(): void {
  document.addEventListener(PAGE_CHANGE, () => {
    focusPage();
    announce(document.querySelector('main h1')?.textContent ?? document.title);
  });
}

/** Focuses what the hash names, else the title; how far the page is scrolled is not its business. */
function focusPage(): void {
  const named = namedElement(location.hash);
  const target = named ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
