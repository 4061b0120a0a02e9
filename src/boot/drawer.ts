/**
 * The side navigation as a drawer, on narrow screens. The browser opens it, closes it on Escape and
 * on a click outside, and gives the focus back; what is left to do is here.
 */
import { PAGE_CHANGE, PERMANENT_NAVIGATION } from '../core/constants';

/**
 * Closes the drawer when a page is chosen, when the focus leaves it, and when there is room for the
 * column.
 * @param onOpen Called each time it has opened.
 */
export function listenForDrawer(nav: HTMLElement, onOpen: () => void): void {
  let isOpen = false;
  const close = () => {
    if (isOpen) nav.hidePopover();
  };
  nav.addEventListener('toggle', ({ target, newState }) => {
    if (target !== nav) return;
    isOpen = newState === 'open';
    if (isOpen) onOpen();
  });
  nav.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  document.addEventListener(PAGE_CHANGE, close);
  // What has the focus must not be behind the drawer.
  document.addEventListener('focusin', ({ target }) => {
    if (!nav.contains(target as Node)) close();
  });
  matchMedia(PERMANENT_NAVIGATION).addEventListener('change', close);
}
