import { SEARCH_PRODUCTS, type SearchProduct } from '../../core/searchTypes';
import { indexedWords } from './words';

/** What readers may call a product in any query. */
const WORDS: Readonly<Record<SearchProduct, string>> = {
  'x-introduction': 'MUI X',
  'x-data-grid': 'React Data Grid DataGrid table datatable',
  'x-date-pickers': 'React Date and Time Pickers DatePicker datepicker timepicker',
  'x-charts': 'React Charts graph',
  'x-tree-view': 'React Tree View TreeView',
};

const NORMALIZED = new Map(
  SEARCH_PRODUCTS.map((product) => [product, new Set(indexedWords(WORDS[product]))] as const),
);

/**
 * Returns the words that everything of a product has without being indexed, normalized: they say
 * where to look, and would have to be looked up in half of the index.
 */
export function productWords(product: SearchProduct): ReadonlySet<string> {
  return NORMALIZED.get(product)!;
}
