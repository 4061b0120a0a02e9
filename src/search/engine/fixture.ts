import type { SymbolsFile, TextFile } from '../../core/searchTypes';
import { SearchIndex } from './searchIndex';

/** A small site for tests: two guides of the grid, one of the charts, an API page and its names. */
const symbols: SymbolsFile = {
  products: {
    'x-introduction': 'MUI X',
    'x-data-grid': 'Data Grid',
    'x-date-pickers': 'Date and Time Pickers',
    'x-charts': 'Charts',
    'x-tree-view': 'Tree View',
  },
  trails: [['Data Grid', 'Main features'], ['Charts'], ['Data Grid', 'API reference']],
  pages: [
    { pathname: '/x/react-data-grid/sorting/', title: 'Sorting', trail: 0, words: 'order by' },
    {
      pathname: '/x/react-data-grid/column-pinning/',
      title: 'Column pinning',
      trail: 0,
      plan: 'pro',
    },
    { pathname: '/x/react-charts/', title: 'Charts', trail: 1 },
    { pathname: '/x/react-charts/export/', title: 'Export', trail: 1 },
    { pathname: '/x/react-data-grid/export/', title: 'Export', trail: 0 },
    { pathname: '/x/api/data-grid/data-grid/', title: 'DataGrid', trail: 2 },
    { pathname: '/x/api/data-grid/data-grid-pro/', title: 'DataGridPro', trail: 2, plan: 'pro' },
  ],
  symbols: {
    'x-data-grid': {
      prop: {
        names: ['sortModel', 'pinnedColumns', 'disableColumnFilter'],
        owners: [[5, 6], [6], [5, 6]],
        plans: {},
      },
      class: { names: ['root'], owners: [[5]], plans: {} },
    },
  },
  synonyms: [[['freeze', 'sticky'], ['pinning']]],
  messages: [['MUI X: No row with id #… found.', 0, 'why', 'Why is the row missing?']],
};

const grid: TextFile = {
  product: 'x-data-grid',
  pages: [
    {
      pathname: '/x/react-data-grid/sorting/',
      description: 'Let users sort a Data Grid.',
      sections: [
        ['', '', 'Columns sort out of the box.'],
        ['multi', 'Sort by several columns', 'Hold Shift while you click a second header.'],
        ['why', 'Why does "10" come before "9"?', 'The values are strings.'],
      ],
    },
  ],
  symbolTexts: ['The order of the rows.', 'Columns at the edges.', 'Takes filtering away.', ''],
};

/** Builds an index of the small site, with its full text or without. */
export function createFixtureIndex({ hasText = true } = {}): Promise<SearchIndex> {
  return SearchIndex.create(symbols, hasText ? [grid] : []);
}

/** The files of the small site as the browser fetches them. */
export const fixtureFiles = { symbols: JSON.stringify(symbols), text: JSON.stringify(grid) };
