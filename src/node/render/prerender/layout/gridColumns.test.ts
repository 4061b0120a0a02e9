// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { gridPlaces } from './gridColumns';

/** Row, column and span of each item of a grid, whose items say these `grid-column`s. */
function placesOf(columns: number, ...said: string[]): number[][] {
  document.body.innerHTML = `<div style="display:grid">${said
    .map((value) => `<p style="grid-column:${value}"></p>`)
    .join('')}</div>`;
  const places = gridPlaces(document.querySelector('div')!, columns);
  return [...places.values()].map(({ row, column, span }) => [row, column, span]);
}

test('items follow each other, and go on in the next row', () => {
  expect(placesOf(2, '', '', '')).toEqual([
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
  ]);
});

test('an item takes the columns that it says, in the next row where they have no room', () => {
  expect(placesOf(6, 'span 2', 'span 2', 'span 3', '1 / -1', 'span 9')).toEqual([
    [0, 0, 2],
    [0, 2, 2],
    [1, 0, 3],
    [2, 0, 6],
    [3, 0, 6],
  ]);
});

test('lines count from both ends, and one that is behind starts a row', () => {
  expect(placesOf(3, '2', '2 / 4', '3', '1 / span 2')).toEqual([
    [0, 1, 1],
    [1, 1, 2],
    [2, 2, 1],
    [3, 0, 2],
  ]);
});
