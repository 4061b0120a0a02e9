import { expect, test } from 'vitest';
import { parseMigrationPath } from './migrationPath';

test.each([
  ['/x/migration/migration-data-grid-v7/', { product: 'x-data-grid', from: 7 }],
  ['/x/migration/migration-pickers-lab/', { product: 'x-date-pickers', from: 'lab' }],
  ['/x/migration/migration-charts-v6/', { product: 'x-charts', from: 6 }],
  ['/x/migration/migration-tree-view-lab/', { product: 'x-tree-view', from: 'lab' }],
  ['/x/migration/usage-with-material-ui-v5-v6/', undefined],
  ['/x/migration-v8/', undefined],
  ['/x/react-charts/', undefined],
])('%s', (pathname, guide) => {
  expect(parseMigrationPath(pathname)).toEqual(guide);
});
