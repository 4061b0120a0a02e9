import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../data/migration';
import { findChanges } from '../../src/core/finder/findChanges';

/** What a reader waits for at most, in milliseconds. */
const LIMIT_MS = 300;
const LINES = 10_000;
/** A busy machine has a quiet moment among so many runs; code that is too slow has none. */
const MOST_RUNS = 15;

const file = readFileSync('tests/claims/migration/port/App.v7.txt', 'utf8');
const lines = file.split('\n');
const codeOf = (count: number) =>
  Array.from({ length: count }, (_, index) => lines[index % lines.length]).join('\n');

/** The shortest of some runs, in milliseconds; it stops at one below the limit. */
function shortest(text: string, limit = 0): number {
  let best = Infinity;
  for (let run = 0; run < MOST_RUNS && best > limit; run += 1) {
    const start = performance.now();
    findChanges(text, migrations);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

test('10,000 pasted lines are answered within 300 ms', () => {
  const text = codeOf(LINES);
  expect(findChanges(text, migrations).length).toBeGreaterThan(15);
  expect(shortest(text, LIMIT_MS)).toBeLessThanOrEqual(LIMIT_MS);
});

test('twice the text takes about twice the time', () => {
  const once = shortest(codeOf(LINES));
  const twice = shortest(codeOf(2 * LINES), 3 * once);
  expect(twice / once).toBeLessThanOrEqual(3);
});
