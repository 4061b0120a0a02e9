import { expect, test } from 'vitest';
import { hashTarget } from './hashTarget';

test.each([
  ['', ''],
  ['#', ''],
  ['#keys', 'keys'],
  ['#k%C3%B6', 'kö'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%j names %j', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});
