import { expect, test } from 'vitest';
import { editDistance } from './editDistance';

test.each([
  ['', '', 0],
  ['', 'row', 3],
  ['row', '', 3],
  ['row', 'row', 0],
  ['row', 'Row', 1],
  ['procesRow', 'processRow', 1],
  ['kitten', 'sitting', 3],
])('%s to %s: %d', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test('beyond its limit the number is not worked out', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 4)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(2);
});
