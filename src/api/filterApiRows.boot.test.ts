// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { ApiRow } from '../node/model/api/apiSection';
import { apiRow, renderTables, USED } from './api.boot.fixture';
import { filterApiRows } from './filterApiRows.boot';

const group = (id: string, row: ApiRow) => ({
  id,
  title: id,
  text: '',
  rows: [row],
});

beforeEach(() => {
  document.body.innerHTML = renderTables(
    {
      id: 'props',
      groups: [
        group('a', apiRow('sortModel', { text: 'Sets it' })),
        group('b', apiRow(USED.row, { text: 'To sort' })),
      ],
    },
    { id: 'other', rows: [apiRow('sx')] },
  );
});

/** A row itself, or the part around the heading of a group or a section. */
function isShown(id: string): boolean {
  const element = document.getElementById(id)!;
  return !(element.closest<HTMLElement>('.api-row') ??
    element.closest<HTMLElement>('.api-group, .api-section'))!.hidden;
}
const count = () => document.querySelector('[data-api-count]')!.textContent;

test('shows the rows with every word, and says how many', () => {
  filterApiRows(' SORT model ');
  expect(['sortModel', 'rows', 'sx'].map(isShown)).toEqual([true, false, false]);
  expect(count()).toBe('1 of 3 entries');
  expect(['a', 'b', 'other'].map(isShown)).toEqual([true, false, false]);
});

test('the first letters of the words of a name are enough', () => {
  filterApiRows('sm');
  expect(['sortModel', 'rows', 'sx'].map(isShown)).toEqual([true, false, false]);
});

test('the guides that use a row are not what it says', () => {
  filterApiRows(USED.guide);
  expect(count()).toBe('No entry matches');
});

test('says that nothing matches, and shows all again', () => {
  filterApiRows('nothing');
  expect(count()).toBe('No entry matches');
  filterApiRows('');
  expect(['sortModel', 'rows', 'sx', 'a', 'b', 'other'].every(isShown)).toBe(true);
  expect(count()).toBe('3 entries');
});
