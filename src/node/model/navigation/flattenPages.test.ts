import { expect, test } from 'vitest';
import { tree } from './fixture';
import { flattenPages } from './flattenPages';

test('lists pages in reading order, without groups and links to other sites', () => {
  expect(flattenPages(tree).map((page) => page.pathname)).toEqual([
    '/x/react-data-grid/',
    '/x/react-data-grid/column-definition/',
    '/x/migration-v8/',
    '/x/migration/migration-charts-v7/',
  ]);
});

test('an empty tree has no pages', () => {
  expect(flattenPages([])).toEqual([]);
});
