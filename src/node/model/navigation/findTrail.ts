import type { NavItem } from '../../../core/types';

/**
 * Returns the way to a page, from the top of the tree down to the page itself; empty when the tree
 * does not hold it. A docs tab is not in the tree: ask for its guide (`guideOf`).
 */
export function findTrail(tree: readonly NavItem[], pathname: string): NavItem[] {
  for (const item of tree) {
    if (item.pathname === pathname) {
      return [item];
    }
    const below = findTrail(item.children ?? [], pathname);
    if (below.length > 0) {
      return [item, ...below];
    }
  }
  return [];
}
