import { expect, test } from 'vitest';
import { matchesPathPattern } from './pathPattern';

test.each([
  ['/*', '/', true],
  ['/*', '/x/a/', true],
  ['/x/a/*', '/x/a/', true],
  ['/x/a/*', '/x/a/b/c.md', true],
  ['/x/a/*', '/x/ab/', false],
  ['/*.md', '/x/a.md', true],
  ['/*.md', '/x/a.json', false],
  ['/x/sw.js', '/x/sw.js', true],
  ['/x/sw.js', '/x/sw.js.map', false],
])('%s means %s: %s', (pattern, path, expected) => {
  expect(matchesPathPattern(pattern, path)).toBe(expected);
});
