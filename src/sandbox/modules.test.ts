// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { createLoopGuards, LoopError } from './loops';
import { createMemoryStorage } from './guards';
import { findFile } from './modules';
import { describeProblem, placeOf } from './problems';

test.each([
  ['./b', 'A.tsx', 'b.ts'],
  ['./b.json', 'A.tsx', 'b.json'],
  ['../dataset/c', 'A.tsx', '../dataset/c.ts'],
  ['./d', '../dataset/c.ts', '../dataset/d.tsx'],
  ['./parts', 'A.tsx', 'parts/index.ts'],
  ['./toString', 'A.tsx', undefined],
])('%s from %s is %s', (wanted, importer, found) => {
  const names = ['b.ts', 'b.json', '../dataset/c.ts', '../dataset/d.tsx', 'parts/index.ts'];
  const files = Object.fromEntries(names.map((name) => [name, '']));
  expect(findFile(wanted, importer, files)).toBe(found);
});

describe('problems', () => {
  test('have the first place in a file of the reader, in the words of each browser', () => {
    expect(placeOf('Error: a\n  at b (library:core:1:2)\n  at C (sandbox:A.tsx:12:5)')).toEqual({
      file: 'A.tsx',
      line: 12,
      column: 5,
    });
    expect(placeOf('C@sandbox:..%2Fdataset%2Fa.ts:3:4')).toMatchObject({
      file: '../dataset/a.ts',
      line: 3,
    });
    expect(placeOf('Error: a')).toEqual({});
  });

  test('tell of whatever was thrown', () => {
    const message = (thrown: unknown) => describeProblem(thrown, 'event', 1).message;
    expect(message('text')).toBe('text');
    expect(message(undefined)).toBe('undefined');
    expect(message({ message: 'a' })).toBe('a');
    const hostile = {
      get stack() {
        throw new Error('b');
      },
    };
    expect(message(hostile)).toBe('Something was thrown that cannot be read.');
    expect(describeProblem(new LoopError('A.tsx', 4), 'event', 1)).toMatchObject({
      phase: 'loop',
      file: 'A.tsx',
      line: 4,
    });
  });
});

test('a loop is stopped by time, not by its rounds, and a new task starts anew', async () => {
  let now = 0;
  const { tick, watch } = createLoopGuards('A.tsx', () => now);
  for (let round = 0; round < 10_000; round += 1) tick(1);
  now = 2000;
  expect(() => {
    for (let round = 0; round < 200; round += 1) tick(1);
  }).toThrow(LoopError);
  await new Promise((resolve) => setTimeout(resolve));
  for (let round = 0; round < 1000; round += 1) tick(1);
  expect([...watch(2, new Set([1, 2]))]).toEqual([1, 2]);
});

test('the storage of the frame is one', () => {
  const storage = createMemoryStorage();
  storage.setItem('a', 1 as unknown as string);
  expect([storage.getItem('a'), storage.getItem('b'), storage.length, storage.key(0)]).toEqual([
    '1',
    null,
    1,
    'a',
  ]);
  storage.clear();
  expect(storage.length).toBe(0);
});
