import { isExternal } from '../../../core/paths';
import { pageTitle } from './pageTitle';
import type { NavGroup, NavItem, NavPage } from '../../../core/types';

function asGroup({ pathname, ...landing }: NavPage, children: readonly NavItem[]): NavGroup {
  const label =
    landing.subheader === undefined ? { title: pageTitle({ pathname, ...landing }) } : {};
  return { ...landing, ...label, children };
}

/**
 * Returns the tree with only those pages that exist. Links to other sites stay, a group without
 * pages goes, and a landing page that does not exist becomes a group of the pages below it.
 * @param isWritten Whether a page of the tree exists.
 */
export function filterTree(
  tree: readonly NavItem[],
  isWritten: (page: NavPage) => boolean,
): NavItem[] {
  return tree.flatMap((item): NavItem[] => {
    const children = filterTree(item.children ?? [], isWritten);
    if (item.pathname === undefined) {
      return children.length > 0 ? [{ ...item, children }] : [];
    }
    if (isExternal(item.pathname) || isWritten(item)) {
      const { children: _, ...page } = item;
      return [children.length > 0 ? { ...page, children } : page];
    }
    return children.length > 0 ? [asGroup(item, children)] : [];
  });
}
