import type { NavItem } from '../../../core/types';

/** A small tree with every kind of item, for the tests of this folder. */
export const tree: readonly NavItem[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new" },
  {
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      {
        title: 'Columns',
        plan: 'pro',
        children: [{ pathname: '/x/react-data-grid/column-definition/' }],
      },
    ],
  },
  {
    title: 'Migration',
    children: [
      {
        pathname: '/x/migration-v8/',
        subheader: 'Upgrade to v8',
        children: [{ pathname: '/x/migration/migration-charts-v7/', title: 'Charts' }],
      },
    ],
  },
];
