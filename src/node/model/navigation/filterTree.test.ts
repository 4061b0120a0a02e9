import { describe, expect, test } from 'vitest';
import { filterTree } from './filterTree';
import { tree } from './fixture';
import type { NavPage } from '../../../core/types';

const only =
  (...written: string[]) =>
  ({ pathname }: NavPage) =>
    written.includes(pathname);

describe('filterTree', () => {
  test('keeps everything when everything is written', () => {
    expect(filterTree(tree, () => true)).toEqual(tree);
  });

  test('drops pages and the groups that are left empty; external links stay', () => {
    expect(filterTree(tree, () => false)).toEqual([tree[0]]);
    expect(filterTree(tree, only('/x/react-data-grid/')).slice(1)).toEqual([
      { title: 'Data Grid', children: [{ pathname: '/x/react-data-grid/', title: 'Overview' }] },
    ]);
  });

  test('keeps the marks of a group', () => {
    const [, dataGrid] = filterTree(tree, only('/x/react-data-grid/column-definition/'));
    expect(dataGrid?.children).toEqual([
      {
        title: 'Columns',
        plan: 'pro',
        children: [{ pathname: '/x/react-data-grid/column-definition/' }],
      },
    ]);
  });

  test('a landing page that is not written becomes a group', () => {
    const [, migration] = filterTree(tree, only('/x/migration/migration-charts-v7/'));
    expect(migration?.children).toEqual([
      {
        subheader: 'Upgrade to v8',
        children: [{ pathname: '/x/migration/migration-charts-v7/', title: 'Charts' }],
      },
    ]);
  });

  test('a landing page without label takes the title that its path gives', () => {
    const landing = { pathname: '/x/earlier-versions/', children: [{ pathname: '/x/a/' }] };
    expect(filterTree([landing], only('/x/a/'))).toEqual([
      { title: 'Earlier versions', children: [{ pathname: '/x/a/' }] },
    ]);
  });

  test('a landing page alone is a plain page', () => {
    const [, migration] = filterTree(tree, only('/x/migration-v8/'));
    expect(migration?.children).toEqual([
      { pathname: '/x/migration-v8/', subheader: 'Upgrade to v8' },
    ]);
  });

  test('leaves the tree itself alone', () => {
    const before = structuredClone(tree);
    filterTree(tree, () => false);
    expect(tree).toEqual(before);
  });
});
