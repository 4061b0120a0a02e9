import { expect, test } from 'vitest';
import { allDemoPages } from '../e2e/demoPages';
import { DIFFERENT_ON_PURPOSE, NOT_DRAWN } from './swapDifferences';

/** How many of a hundred demos may look otherwise than their drawing. */
const MOST_PERCENT = 2;

test('at most 2 % of the demos differ from their drawings, and each of them is there', () => {
  const all = allDemoPages().flatMap(({ names }) => names);
  const different = Object.keys(DIFFERENT_ON_PURPOSE);
  const named = [...different, ...Object.keys(NOT_DRAWN)];
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
  expect(different.length * 100).toBeLessThanOrEqual(all.length * MOST_PERCENT);
});
