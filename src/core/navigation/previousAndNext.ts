import { flattenPages } from './flattenPages';
import type { NavItem, NavPage } from '../types';

/** The neighbours of a page in reading order; the first and the last page have only one. */
export interface Neighbours {
  previous?: NavPage;
  next?: NavPage;
}

/** Returns the pages before and after a page; none when the tree does not hold it (SPEC 1.11). */
export function previousAndNext(tree: readonly NavItem[], pathname: string): Neighbours {
  const pages = flattenPages(tree);
  const index = pages.findIndex((page) => page.pathname === pathname);
  // -1 would make the first page the next one of a page that is not in the tree.
  return index === -1 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
