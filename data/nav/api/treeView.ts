import type { NavItem } from '../../../src/core/types';
import { treeViewHooks } from './treeViewHooks';

/** The API reference of Tree View, its index first. */
export const treeViewApi = [
  { pathname: '/x/api/tree-view/', title: 'Index' },
  { pathname: '/x/api/tree-view/rich-tree-view/', title: 'RichTreeView' },
  { pathname: '/x/api/tree-view/rich-tree-view-pro/', title: 'RichTreeViewPro', plan: 'pro' },
  { pathname: '/x/api/tree-view/simple-tree-view/', title: 'SimpleTreeView' },
  { pathname: '/x/api/tree-view/tree-item/', title: 'TreeItem' },
  {
    pathname: '/x/api/tree-view/tree-item-drag-and-drop-overlay/',
    title: 'TreeItemDragAndDropOverlay',
  },
  { pathname: '/x/api/tree-view/tree-item-icon/', title: 'TreeItemIcon' },
  { pathname: '/x/api/tree-view/tree-item-provider/', title: 'TreeItemProvider' },
  { pathname: '/x/api/tree-view/types/', title: 'Types' },
  { title: 'Hooks', children: treeViewHooks },
] as const satisfies readonly NavItem[];
