import { isExternal } from '../../../core/paths';
import type { NavItem, NavPage } from '../../../core/types';

/**
 * Returns every page of the tree in reading order, a landing page before the pages below it. Groups
 * and links to other sites are left out.
 */
export function flattenPages(tree: readonly NavItem[]): NavPage[] {
  return tree.flatMap((item) => {
    const below = flattenPages(item.children ?? []);
    return item.pathname === undefined || isExternal(item.pathname) ? below : [item, ...below];
  });
}
