import { describe, expect, test } from 'vitest';
import { findTrail } from './findTrail';
import { tree } from './fixture';
import { pageTitle } from './pageTitle';

describe('findTrail', () => {
  test.each([
    ['/x/react-data-grid/', ['Data Grid', 'Overview']],
    ['/x/react-data-grid/column-definition/', ['Data Grid', 'Columns', 'Column definition']],
    ['/x/migration-v8/', ['Migration', 'Upgrade to v8']],
    ['/x/migration/migration-charts-v7/', ['Migration', 'Upgrade to v8', 'Charts']],
    ['/x/react-data-grid', []],
    ['', []],
  ])('%s', (pathname, titles) => {
    expect(findTrail(tree, pathname).map(pageTitle)).toEqual(titles);
  });
});
