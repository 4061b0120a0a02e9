import { expect, test } from 'vitest';
import { SEARCH_PRODUCTS } from '../../core/searchTypes';
import { answerQuery } from './answerQuery';
import { createFixtureIndex } from './fixture';

test.each([
  ['sorting', ['x-data-grid']],
  ['export', ['x-charts', 'x-data-grid']],
  ['charts', ['x-charts']],
  ['sort purple elephants', [...SEARCH_PRODUCTS]],
  ['zzzz', [...SEARCH_PRODUCTS]],
  ['', []],
])('"%s" asks about %j', async (query, products) => {
  const first = await createFixtureIndex({ hasText: false });
  expect([...answerQuery(first, { query }).products!].sort()).toEqual([...products].sort());
});
