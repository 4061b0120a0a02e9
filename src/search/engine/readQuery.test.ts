import { expect, test } from 'vitest';
import { readQuery, typedWords } from './readQuery';

const known = new Set(['grid', 'sorting']);
const isWord = (start: string) => [...known].some((word) => word.startsWith(start));
const wordsOf = (query: string) => readQuery(query, isWord).words.map(({ normal }) => normal);

test('words that say nothing are left out, unless there are no others', () => {
  expect(wordsOf('How do I do sorting in MUI?')).toEqual(['sorting']);
  expect(wordsOf('how to')).toEqual(['how', 'to']);
});

test('two neighbours exchanged are put right', () => {
  expect(wordsOf('data gird')).toEqual(['data', 'grid']);
  expect(readQuery('data gird', isWord).joined).toBe('datagrid');
});

test('the name of a product counts less beside a subject, and says where to look', () => {
  const { words, products, hasSubject } = readQuery('chart legend', isWord);
  expect(words.map(({ weight }) => weight < 1)).toEqual([true, false]);
  expect(products).toEqual(new Set(['x-charts']));
  expect(hasSubject).toBe(true);
  expect(readQuery('data grid', isWord).hasSubject).toBe(false);
});

test('names of API pages, also with the prefix of class names', () => {
  const { names } = readQuery('MuiDataGrid-root', isWord);
  expect(names).toContain('datagrid');
  expect(readQuery('Date Picker minDate', isWord).names).toContain('datepicker');
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a regular expression', '.*+?^${}()|[]\\'],
  ['emoji', '🙂🙂'],
  ['half a character', '\ud83d'],
  ['right to left', 'مرحبا بالعالم'],
  ['a very long word', 'a'.repeat(10_000)],
  ['very many words', 'word '.repeat(2_000)],
])('%s is read without harm, and only its start', (_what, query) => {
  expect(readQuery(query, isWord).words.length).toBeLessThanOrEqual(12);
  expect(typedWords(query).join('').length).toBeLessThanOrEqual(200);
});

test.each([
  ['checkbox select all children', 'x-tree-view'],
  ['single month', 'x-date-pickers'],
  ['stacked bar', 'x-charts'],
  ['children of a row', undefined],
  ['bars by month', undefined],
  ['background color', undefined],
])('the subject of "%s" is %s', (query, product) => {
  expect(readQuery(query, () => true).subject).toBe(product);
});

test('the lines of a grid are those of a chart', () => {
  expect(readQuery('grid lines', () => true).products).toEqual(new Set());
  expect(readQuery('grid lines of a graph', () => true).products).toEqual(new Set(['x-charts']));
  expect(readQuery('grid rows', () => true).products).toEqual(new Set(['x-data-grid']));
});
