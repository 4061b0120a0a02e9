import type { NavItem } from '../../src/core/types';

/** The section "Tree View" of the side navigation. */
export const treeView = {
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view/', title: 'Overview' },
    { pathname: '/x/react-tree-view/quickstart/', title: 'Quickstart' },
    {
      subheader: 'Simple Tree View',
      children: [
        { pathname: '/x/react-tree-view/simple-tree-view/items/' },
        { pathname: '/x/react-tree-view/simple-tree-view/selection/' },
        { pathname: '/x/react-tree-view/simple-tree-view/expansion/' },
        { pathname: '/x/react-tree-view/simple-tree-view/customization/' },
        { pathname: '/x/react-tree-view/simple-tree-view/focus/' },
      ],
    },
    {
      subheader: 'Rich Tree View',
      children: [
        { pathname: '/x/react-tree-view/rich-tree-view/items/' },
        { pathname: '/x/react-tree-view/rich-tree-view/selection/' },
        { pathname: '/x/react-tree-view/rich-tree-view/expansion/' },
        { pathname: '/x/react-tree-view/rich-tree-view/customization/' },
        { pathname: '/x/react-tree-view/rich-tree-view/focus/' },
        {
          pathname: '/x/react-tree-view/rich-tree-view/editing/',
          title: 'Label editing',
          newFeature: true,
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/lazy-loading/',
          plan: 'pro',
          newFeature: true,
        },
        { pathname: '/x/react-tree-view/rich-tree-view/ordering/', plan: 'pro', newFeature: true },
      ],
    },
    {
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-tree-view/accessibility/' },
        { pathname: '/x/react-tree-view/tree-item-customization/', title: 'Item customization' },
      ],
    },
    {
      subheader: 'Resources',
      children: [{ title: 'API reference', reference: 'tree-view', children: [] }],
    },
  ],
} as const satisfies NavItem;
