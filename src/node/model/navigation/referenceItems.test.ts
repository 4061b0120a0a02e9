import { describe, expect, test } from 'vitest';
import type { NavItem } from '../../../core/types';
import { withReference, type ReferenceEntry } from './referenceItems';

const entry = (
  kind: ReferenceEntry['kind'],
  name: string,
  plan?: ReferenceEntry['plan'],
): ReferenceEntry => ({
  kind,
  name,
  product: 'charts',
  pathname: `/x/api/charts/${name.toLowerCase()}/`,
  ...(plan && { plan }),
});
const page = (name: string) => ({
  pathname: `/x/api/charts/${name.toLowerCase()}/`,
  title: name,
});

const tree: readonly NavItem[] = [
  {
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts/' },
      { title: 'API reference', reference: 'charts', children: [] },
    ],
  },
];
const entries = [
  entry('hook', 'useAxis'),
  entry('component', 'ChartZoom', 'pro'),
  entry('component', 'ChartsAxis'),
  entry('component', 'Overlay'),
  entry('interface', 'Options', 'pro'),
  entry('interface', 'Axis'),
  { ...entry('component', 'Other'), product: 'tree-view' as const },
];
const none = { 'data-grid': [], 'date-pickers': [], charts: [], 'tree-view': [] };
const groups = {
  ...none,
  charts: [
    { kind: 'component' as const },
    { subheader: 'Interfaces', names: ['Options', 'Axis'] },
    { title: 'Parts', names: ['Overlay'] },
    { title: 'Hooks', kind: 'hook' as const },
  ],
};

describe('the API reference in the tree', () => {
  test('has the index first, then the groups; names in their order, kinds from A to Z', () => {
    expect(withReference(tree, entries, groups)).toEqual([
      {
        title: 'Charts',
        children: [
          { pathname: '/x/react-charts/' },
          {
            title: 'API reference',
            children: [
              { pathname: '/x/api/charts/', title: 'Index' },
              page('ChartsAxis'),
              { ...page('ChartZoom'), plan: 'pro' },
              { subheader: 'Interfaces', children: [page('Options'), page('Axis')] },
              { title: 'Parts', children: [page('Overlay')] },
              { title: 'Hooks', children: [page('useAxis')] },
            ],
          },
        ],
      },
    ]);
  });

  test('a name that the packages do not export is an error', () => {
    const gone = { ...groups, charts: [...groups.charts, { names: ['Gone'] }] };
    expect(() => withReference(tree, entries, gone)).toThrow(
      /^data\/nav\/api\.ts: The packages of charts export no "Gone" that has a page\./,
    );
  });

  test('an entry that no group takes is an error', () => {
    const withoutHooks = { ...groups, charts: groups.charts.slice(0, 3) };
    expect(() => withReference(tree, entries, withoutHooks)).toThrow(
      'No group of charts takes useAxis (hook).',
    );
  });
});
