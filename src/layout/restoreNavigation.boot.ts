import { PageId } from '../core/dom/page';
import { openGroups, readNavigationState, revealActive } from './navigationState.boot';

/**
 * Shows the side navigation as the reader left it on the page before. Runs in the first frame that
 * has the whole list, before that frame is painted.
 */
export function restoreNavigation(): void {
  const nav = document.getElementById(PageId.navigation);
  // What follows the list in the document is there only when the list is whole.
  if (nav && document.getElementById(PageId.main)) {
    const state = readNavigationState();
    if (state) {
      openGroups(nav, state.open);
      nav.scrollTop = state.scroll;
    }
    revealActive(nav);
  } else if (document.readyState === 'loading') {
    requestAnimationFrame(restoreNavigation);
  }
}
