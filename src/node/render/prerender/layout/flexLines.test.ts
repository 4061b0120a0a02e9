import { expect, test } from 'vitest';
import { breakLines, resolveLine, type FlexItem } from './flexLines';

const item = (basis: number, others: Partial<FlexItem> = {}): FlexItem => ({
  basis,
  grow: 0,
  shrink: 1,
  least: 0,
  most: Infinity,
  margins: 0,
  ...others,
});

test('free space goes to those that grow, by their factors', () => {
  expect(resolveLine([item(100), item(0, { grow: 1 }), item(0, { grow: 3 })], 500, 0)).toEqual([
    100, 100, 300,
  ]);
});

test('what one may not take goes to the others', () => {
  const line = [item(0, { grow: 1, most: 50 }), item(0, { grow: 1 })];
  expect(resolveLine(line, 300, 10)).toEqual([50, 240]);
});

test('items shrink by their size, and not below their least one', () => {
  expect(resolveLine([item(300), item(100)], 200, 0)).toEqual([150, 50]);
  expect(resolveLine([item(300), item(100, { least: 90 })], 200, 0)).toEqual([110, 90]);
});

test('margins and gaps take room', () => {
  expect(resolveLine([item(0, { grow: 1, margins: 20 }), item(50)], 200, 10)).toEqual([120, 50]);
});

test('lines break where the next item does not fit', () => {
  const lines = breakLines([item(60), item(60), item(60)], 130, 10, true);
  expect(lines.map(({ length }) => length)).toEqual([2, 1]);
  expect(breakLines([item(60), item(60), item(60)], 130, 10, false)).toHaveLength(1);
});
