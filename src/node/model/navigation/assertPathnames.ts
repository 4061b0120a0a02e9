import type { NavItem } from '../../../core/types';
import { flattenPages } from './flattenPages';

const PATHNAME = /^\/([a-z0-9]+(-[a-z0-9]+)*\/)+$/;

/**
 * Checks that each page of the tree has a path that the site can serve (SPEC 1.1).
 * @throws Error that names every path which is none, for example one without the slash at its end.
 */
export function assertPathnames(tree: readonly NavItem[]): void {
  const wrong = flattenPages(tree).flatMap(({ pathname }) =>
    PATHNAME.test(pathname) ? [] : [pathname],
  );
  if (wrong.length === 0) return;
  throw new Error(
    `data/nav: no path of a page: ${wrong.join(', ')}\n` +
      '  Fix: write words in lower case, joined by "-", between slashes: /x/react-charts/bar-demo/.',
  );
}
