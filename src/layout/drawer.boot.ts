/**
 * The side navigation as a drawer, on narrow screens. The browser opens it, closes it on Escape and
 * on a click outside, and gives the focus back; what is left to do is here.
 */
import { PAGE_CHANGE, PERMANENT_NAVIGATION } from '../core/constants';

/**
 * Closes the drawer when another page comes in, when the focus leaves it, and when there is room for
 * the column. A link closes it at once, as it does every menu (menus.ts).
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
  document.addEventListener(PAGE_CHANGE, close);
  // What has the focus must not be behind the drawer.
  document.addEventListener('focusin', ({ target }) => {
    if (!nav.contains(target as Node)) close();
  });
  matchMedia(PERMANENT_NAVIGATION).addEventListener('change', close);
}
