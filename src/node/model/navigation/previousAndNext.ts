import { isApiPath } from '../../../core/paths';
import type { NavItem, NavPage } from '../../../core/types';
import { flattenPages } from './flattenPages';

/** The neighbours of a page in reading order; the first and the last page have only one. */
export interface Neighbours {
  previous?: NavPage;
  next?: NavPage;
}

/**
 * Returns the pages before and after a page; none when the tree does not hold it (SPEC 1.11). Guides
 * follow guides, and pages of the reference follow each other: nobody reads the one on the way through
 * the other.
 */
export function previousAndNext(tree: readonly NavItem[], pathname: string): Neighbours {
  const isReference = isApiPath(pathname);
  const pages = flattenPages(tree).filter((page) => isApiPath(page.pathname) === isReference);
  const index = pages.findIndex((page) => page.pathname === pathname);
  // -1 would make the first page the next one of a page that is not in the tree.
  return index === -1 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
