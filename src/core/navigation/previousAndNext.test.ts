import { expect, test } from 'vitest';
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
