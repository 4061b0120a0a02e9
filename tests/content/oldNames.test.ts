import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { searchFiles } from '../../.generated/searchFiles';
import {
  SEARCH_PRODUCTS,
  type SearchProduct,
  type SymbolsFile,
  type TextFile,
} from '../../src/core/searchTypes';
import { answerQuery } from '../../src/search/engine/answerQuery';
import { SearchIndex } from '../../src/search/engine/searchIndex';

// The index takes its time on a busy machine.
vi.setConfig({ hookTimeout: 120_000 });

const read = <File>(url: string) => JSON.parse(readFileSync(`public${url}`, 'utf8')) as File;

/** Returns the index with the full text of these products. */
function indexOf(products: ReadonlySet<SearchProduct>): Promise<SearchIndex> {
  const texts = [...products].map((product) => read<TextFile>(searchFiles.text[product]));
  return SearchIndex.create(read<SymbolsFile>(searchFiles.symbols), texts);
}

let index: SearchIndex;
const byProduct = new Map<SearchProduct, SearchIndex>();
beforeAll(async () => {
  index = await indexOf(new Set(SEARCH_PRODUCTS));
  for (const product of SEARCH_PRODUCTS) byProduct.set(product, await indexOf(new Set([product])));
});

/** What developers type who have an old name in their hand: its guide, and what became of it. */
const OLD_NAMES: [query: string, guide: string, fate: string, version: number][] = [
  ['GridToolbar', 'data-grid-v7', 'deprecated', 8],
  ['components', 'data-grid-v6', 'renamed', 7],
  ['TreeItem2', 'tree-view-v7', 'renamed', 8],
  ['AdapterDateFnsV3', 'pickers-v7', 'renamed', 8],
  ['rowSelectionModel as an array', 'data-grid-v7', 'changed', 8],
  ['.MuiDataGrid-columnHeader--showColumnBorder', 'data-grid-v6', 'removed', 7],
  ['slotProps.legend.hidden', 'charts-v7', 'renamed', 8],
  ['legend hidden', 'charts-v7', 'renamed', 8],
];

test.each(OLD_NAMES)('"%s" is answered with %s first, as %s in v%s', (query, guide, fate, to) => {
  const [first] = answerQuery(index, { query }).groups[0]!.items;
  expect(first!.href).toContain(`/x/migration/migration-${guide}/#`);
  expect(first!.change).toEqual({ fate, version: to });
});

test.each(OLD_NAMES)('"%s" is answered so from the pages of every product', (query) => {
  for (const product of SEARCH_PRODUCTS) {
    const [first] = answerQuery(index, { query, product }).groups[0]!.items;
    expect(first!.change, product).toBeDefined();
  }
});

test.each(OLD_NAMES)(
  '"%s" asks for the text that has it, with that of the page alone',
  (query, guide) => {
    const wanted = SEARCH_PRODUCTS.find((product) => product.endsWith(guide.replace(/-v\d$/, '')))!;
    for (const product of SEARCH_PRODUCTS) {
      const { products = [] } = answerQuery(byProduct.get(product)!, { query, product });
      expect([product, ...products], product).toContain(wanted);
    }
  },
);
