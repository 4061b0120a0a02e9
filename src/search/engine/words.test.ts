import { expect, test } from 'vitest';
import { commonStart, indexedWords, joinedName, normalizeWord, partsOf } from './words';

test('identifiers come apart at their capitals and digits', () => {
  expect(partsOf('onRowClick')).toEqual(['on', 'Row', 'Click']);
  expect(partsOf('useGridApiRef')).toEqual(['use', 'Grid', 'Api', 'Ref']);
  expect(partsOf('JSONExport2')).toEqual(['JSON', 'Export', '2']);
  expect(partsOf('plain')).toEqual(['plain']);
  expect(partsOf('日本語')).toEqual(['日本語']);
});

test.each([
  ['columns', 'column'],
  ['categories', 'category'],
  ['Boxes', 'box'],
  ['axes', 'axis'],
  ['status', 'status'],
  ['series', 'series'],
  ['class', 'class'],
  ['virtualisation', 'virtualization'],
  ['localised', 'localized'],
  ['colour', 'color'],
  ['Café', 'cafe'],
])('%s is indexed as %s', (word, normal) => {
  expect(normalizeWord(word)).toBe(normal);
});

test.each([
  ['sorting', 'sort'],
  ['pinning', 'pin'],
  ['editable', 'edit'],
  ['virtualization', 'virtual'],
  ['row', undefined],
])('the forms of %s start with %s', (word, start) => {
  expect(commonStart(word)).toBe(start);
});

test('a text is found by its words, and by identifiers whole and in parts', () => {
  expect(indexedWords('Set `rowHeight`, or 2 rows')).toEqual([
    ...['set', 'rowheight', 'row', 'height', 'or', '2', 'row'],
  ]);
});

test('names in one word', () => {
  expect(joinedName('Data Grid')).toBe(joinedName('DataGrid'));
});
