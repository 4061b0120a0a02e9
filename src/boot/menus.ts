/** Popovers open and close natively; only a link that leads away from inside one closes nothing. */

import { isOpenPopover } from '../browser/popovers';

/** Closes the menu or drawer whose link is followed in this tab: a client navigation keeps the bar. */
export function closeMenusOnNavigation(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const popover = target.closest('a[href]')?.closest<HTMLElement>('[popover]');
    if (isOpenPopover(popover)) popover?.hidePopover();
  });
}
