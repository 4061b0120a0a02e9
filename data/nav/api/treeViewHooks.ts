import type { NavItem } from '../../../src/core/types';

/** Hooks of Tree View. */
export const treeViewHooks = [
  { pathname: '/x/api/tree-view/use-tree-item/', title: 'useTreeItem' },
  { pathname: '/x/api/tree-view/use-tree-item-model/', title: 'useTreeItemModel' },
  { pathname: '/x/api/tree-view/use-tree-item-utils/', title: 'useTreeItemUtils' },
  { pathname: '/x/api/tree-view/use-tree-view-api-ref/', title: 'useTreeViewApiRef' },
] as const satisfies readonly NavItem[];
