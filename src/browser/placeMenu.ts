/** Width of a menu of actions, in pixels, as `sections.css` has it, and the room that it keeps to the edges. */
const MENU_PX = 256;
const EDGE_PX = 8;

/**
 * Puts a menu below the button that opens it, where it scrolls with the page. Called at the click:
 * the browser opens the popover after it.
 * @param edge Edge of the button, in reading direction, at which the menu has its own.
 */
export function placeMenu(opener: Element, menu: HTMLElement, edge: 'start' | 'end'): void {
  const { left, right, bottom } = opener.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const wanted = isRightToLeft === (edge === 'start') ? right - MENU_PX : left;
  const last = document.documentElement.clientWidth - MENU_PX - EDGE_PX;
  menu.style.left = `${Math.max(EDGE_PX, Math.min(wanted, last)) + scrollX}px`;
  menu.style.top = `${bottom + scrollY + 4}px`;
  // Once the browser has opened it: its button may stand at the end of the window.
  requestAnimationFrame(() => menu.scrollIntoView({ block: 'nearest' }));
}
