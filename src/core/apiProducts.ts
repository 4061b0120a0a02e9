import type { ApiProduct } from './apiTypes';

/** Names of the products in titles and sentences. */
export const API_PRODUCT_NAMES: Readonly<Record<ApiProduct, string>> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};
