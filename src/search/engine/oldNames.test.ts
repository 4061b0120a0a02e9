import { expect, test } from 'vitest';
import { NAME_FATES, type NameFate, type OldName } from '../../core/oldNames';
import type { SearchProduct, TextFile } from '../../core/searchTypes';
import { answerQuery } from './answerQuery';
import { fixtureFiles } from './fixture';
import { OldNames } from './oldNames';
import { readSymbols, readText } from './readFiles';
import { SearchIndex } from './searchIndex';

const name = (
  old: string,
  fate: NameFate,
  isCurrent: 0 | 1,
  over: Partial<[string, string]> = [],
) =>
  [old, over[0] ?? '', NAME_FATES.indexOf(fate), isCurrent, old, over[1] ?? ''] satisfies OldName;
const file = (product: SearchProduct, upgrades: [to: number, names: OldName[]][]): TextFile => ({
  product,
  pages: [],
  symbolTexts: [],
  oldNames: upgrades.map(([to, names]) => ({ pathname: `/${product}-${to}/`, to, names })),
});

const texts = [
  file('x-data-grid', [
    [
      8,
      [
        name('GridToolbar', 'deprecated', 0, ['showToolbar']),
        name('rowSelectionModel', 'changed', 1, ['', 'Pass an object instead of an array.']),
        name('MuiDataGrid-columnHeader--showBorder', 'removed', 0),
      ],
    ],
    [7, [name('components', 'renamed', 0, ['slots']), name('page', 'renamed', 0)]],
    [6, [name('components', 'changed', 1)]],
  ]),
  file('x-date-pickers', [
    [8, [name('@mui/x-date-pickers/AdapterDateFnsV3', 'renamed', 0)]],
    [7, [name('components', 'renamed', 0)]],
    [5, [name('@mui/lab/DatePicker', 'renamed', 1)]],
  ]),
  file('x-charts', [[8, [name('slotProps.legend.hidden', 'renamed', 0, ['hideLegend'])]]]),
  file('x-tree-view', [[8, [name('TreeItem2', 'renamed', 0), name('BarItem2', 'renamed', 0)]]]),
];
const oldNames = new OldNames(texts, ['GridToolbar', 'BarItems', 'DatePicker']);
const find = (query: string, product?: SearchProduct) =>
  oldNames.find(query, product).map(({ old, to }) => `${old} ${to}`);

test.each([
  ['GridToolbar', ['GridToolbar 8']],
  ['gridtoolbar', ['GridToolbar 8']],
  ['GridToolbr', ['GridToolbar 8']],
  ['`TreeItem2`', ['TreeItem2 8']],
  ['TreItem2', ['TreeItem2 8']],
  ["Module '@mui/x-tree-view' has no exported member 'TreeItem2'.", ['TreeItem2 8']],
  ['AdapterDateFnsV3', ['@mui/x-date-pickers/AdapterDateFnsV3 8']],
  ['.MuiDataGrid-columnHeader--showBorder', ['MuiDataGrid-columnHeader--showBorder 8']],
  ['.MuiDataGrid-columnHeader--', ['MuiDataGrid-columnHeader--showBorder 8']],
  ['slotProps.legend.hidden', ['slotProps.legend.hidden 8']],
  ['slotProps legend hidden', ['slotProps.legend.hidden 8']],
  ['legend hidden', ['slotProps.legend.hidden 8']],
  ['charts legend hidden v8', ['slotProps.legend.hidden 8']],
  ['hidden legend', []],
  ['@mui/lab/DatePicker', ['@mui/lab/DatePicker 5']],
  ['DatePicker lab', ['@mui/lab/DatePicker 5']],
  ['rowSelectionModel as an array', ['rowSelectionModel 8']],
  ['rowSelectionModel changed in v8', ['rowSelectionModel 8']],
  ['GridToolbar removed', ['GridToolbar 8']],
  ['page prop removed', ['page 7']],
])('"%s" is about an old name', (query, found) => {
  expect(find(query)).toEqual(found);
});

test.each([
  '',
  'page',
  'rowSelectionModel',
  'rowSelectionModel type',
  'DatePicker',
  'BarItms',
  'month components',
  'page changes in v8',
  'custom components',
  'GridToolbar with own button',
  'toolbar',
  '__proto__ constructor',
  'a'.repeat(10_000),
])('"%.40s" is not', (query) => {
  expect(find(query)).toEqual([]);
});

test('one for each product, of its newest upgrade; the current product first', () => {
  expect(find('components')).toEqual(['components 7', 'components 7']);
  const products = (product: SearchProduct) =>
    oldNames.find('components', product).map((record) => record.product);
  expect(products('x-date-pickers')).toEqual(['x-date-pickers', 'x-data-grid']);
  expect(oldNames.find('components of pickers removed')[0]!.product).toBe('x-date-pickers');
  expect(products('x-data-grid')).toEqual(['x-data-grid', 'x-date-pickers']);
});

test('the answer begins with it, marked, before what was found otherwise', async () => {
  const symbols = readSymbols(fixtureFiles.symbols)!;
  const guide = '/x/react-data-grid/export/';
  const text = readText(fixtureFiles.text)!;
  const changed = {
    ...text,
    oldNames: [
      { pathname: guide, to: 8, names: [name('oldSort', 'renamed', 0, ['sorting', 'Rename it.'])] },
    ],
  };
  const index = await SearchIndex.create(symbols, [changed]);
  const { groups, isGuess } = answerQuery(index, { query: 'oldSort', product: 'x-charts' });
  expect(isGuess).toBe(false);
  expect(groups[0]!.product).toBe('x-data-grid');
  expect(groups[0]!.items[0]).toMatchObject({
    href: `${guide}#oldSort`,
    title: [
      ['oldSort', true],
      [' → sorting', false],
    ],
    excerpt: [['Rename it.', false]],
    change: { fate: 'renamed', version: 8 },
  });
  expect(answerQuery(index, { query: 'sorting' }).groups[0]!.items[0]!.change).toBeUndefined();
});

test.each(['"none"', '[null]', '[{"pathname":"/a/"}]', '[{"names":[]}]'])(
  'a file with %s for old names is damaged',
  (oldNames) => {
    const whole = readText(fixtureFiles.text);
    expect(readText(JSON.stringify({ ...whole, oldNames: JSON.parse(oldNames) }))).toBeUndefined();
  },
);
