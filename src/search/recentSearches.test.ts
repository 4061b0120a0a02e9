import { expect, test } from 'vitest';
import { parseRecentSearches, withRecentSearch } from './recentSearches';

test.each([
  [undefined, []],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  ['[1, null, {"x": 2}, "sorting", "  sorting ", ""]', ['sorting']],
  ['["a","b","c","d","e","f","g"]', ['a', 'b', 'c', 'd', 'e']],
])('%j is read as %j', (stored, queries) => {
  expect(parseRecentSearches(stored)).toEqual(queries);
});

test('the latest comes first, once, and not too long', () => {
  expect(withRecentSearch(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(withRecentSearch(['a'], '  ')).toEqual(['a']);
  expect(withRecentSearch([], 'x'.repeat(500))[0]).toHaveLength(80);
});
