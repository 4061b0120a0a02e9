import { expect, test } from 'vitest';
import type { NavItem } from '../../../core/types';
import { tree } from './fixture';
import { previousAndNext } from './previousAndNext';

test.each([
  ['/x/react-data-grid/', undefined, '/x/react-data-grid/column-definition/'],
  ['/x/react-data-grid/column-definition/', '/x/react-data-grid/', '/x/migration-v8/'],
  [
    '/x/migration-v8/',
    '/x/react-data-grid/column-definition/',
    '/x/migration/migration-charts-v7/',
  ],
  ['/x/migration/migration-charts-v7/', '/x/migration-v8/', undefined],
  ['/x/offline/', undefined, undefined],
])('%s', (pathname, previous, next) => {
  const neighbours = previousAndNext(tree, pathname);
  expect(neighbours.previous?.pathname).toBe(previous);
  expect(neighbours.next?.pathname).toBe(next);
});

test('guides follow guides, and pages of the reference follow each other', () => {
  const reference = (name: string) => ({
    title: 'API reference',
    children: [{ pathname: `/x/api/${name}/first/` }, { pathname: `/x/api/${name}/last/` }],
  });
  const products: NavItem[] = [
    { title: 'Charts', children: [{ pathname: '/x/react-charts/' }, reference('charts')] },
    { title: 'Tree View', children: [{ pathname: '/x/react-tree-view/' }, reference('tree-view')] },
  ];
  const around = (pathname: string) =>
    Object.values(previousAndNext(products, pathname) as Record<string, NavItem | undefined>).map(
      (page) => page?.pathname,
    );
  expect(around('/x/react-tree-view/')).toEqual(['/x/react-charts/', undefined]);
  expect(around('/x/api/charts/last/')).toEqual([
    '/x/api/charts/first/',
    '/x/api/tree-view/first/',
  ]);
});
