import { pageTitle } from '../../model/navigation/pageTitle';
import type { NavItem, NavPage } from '../../../core/types';

/** A page of the tree with the titles of the groups above it. */
export interface PlacedPage {
  page: NavPage;
  trail: string[];
}

/**
 * Returns the pages of a tree by pathname, each with the way to it.
 * @param tree Written part of the navigation.
 */
export function pageTrails(tree: readonly NavItem[]): Map<string, PlacedPage> {
  const placed = new Map<string, PlacedPage>();
  const visit = (items: readonly NavItem[], trail: string[]) => {
    for (const item of items) {
      if (item.pathname !== undefined) placed.set(item.pathname, { page: item, trail });
      const label = pageTitle(item);
      visit(item.children ?? [], label === '' ? trail : [...trail, label]);
    }
  };
  visit(tree, []);
  return placed;
}
