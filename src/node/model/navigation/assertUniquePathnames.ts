import { docsTabOf } from '../../../core/paths';
import { flattenPages } from './flattenPages';
import type { NavItem } from '../../../core/types';

/**
 * Checks that no page stands twice in the tree; the tabs of guides may, with a slash at their end and
 * without (SPEC 1.3).
 * @throws Error that names every path which occurs more than once.
 */
export function assertUniquePathnames(tree: readonly NavItem[]): void {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { pathname } of flattenPages(tree)) {
    if (seen.has(pathname) && docsTabOf(withSlash(pathname)) === undefined) {
      duplicates.add(pathname);
    }
    seen.add(pathname);
  }
  if (duplicates.size > 0) {
    throw new Error(
      `data/nav: duplicated pathname in pages: ${[...duplicates].join(', ')}\n` +
        '  Fix: keep one of the entries.',
    );
  }
}

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`);
