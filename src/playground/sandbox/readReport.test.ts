import { expect, test } from 'vitest';
import { readReport } from './readReport';

test.each([
  { kind: 'ran', run: 2 },
  { kind: 'height', height: 100 },
  { kind: 'problem', run: 1, phase: 'loop', message: 'a', file: 'b', line: 1, column: 2 },
])('passes a report on: $kind', (report) => {
  expect(readReport(report, 2)).toEqual(report);
});

test.each([
  undefined,
  null,
  'ran',
  [],
  { kind: 'ran' },
  { kind: 'ran', run: 3 },
  { kind: 'ran', run: 1.5 },
  { kind: 'height', height: -1 },
  { kind: 'height', height: NaN },
  { kind: 'stopped', reason: 'a' },
  { kind: 'progress', loaded: 1, total: 2 },
  { kind: 'problem', run: 1, phase: 'other', message: 'a' },
  { kind: 'problem', run: 1, phase: 'load', message: {} },
])('hears nothing in %j', (message) => {
  expect(readReport(message, 2)).toBeUndefined();
});

test('cuts what is too long or too high, and drops places that are none', () => {
  expect(readReport({ kind: 'height', height: 1e9 }, 1)).toEqual({
    kind: 'height',
    height: 20_000,
  });
  const problem = { kind: 'problem', run: 1, phase: 'load', message: 'x'.repeat(9999), line: '1' };
  expect(readReport({ ...problem, file: 5 }, 1)).toEqual({
    kind: 'problem',
    run: 1,
    phase: 'load',
    message: 'x'.repeat(2000),
  });
});
