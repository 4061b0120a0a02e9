import { expect, test } from 'vitest';
import { countEach } from './externalLinks';

test('counts each value, the most frequent first, then by name', () => {
  expect(countEach(['b', 'c', 'a', 'c', 'b', 'c'])).toEqual([
    ['c', 3],
    ['b', 2],
    ['a', 1],
  ]);
  expect(countEach([])).toEqual([]);
});
