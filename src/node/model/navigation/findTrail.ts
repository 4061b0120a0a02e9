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

/** Returns the top-level item that a page stands under, if the tree holds the page. */
export function sectionOf(tree: readonly NavItem[], pathname: string): NavItem | undefined {
  return findTrail(tree, pathname)[0];
}
