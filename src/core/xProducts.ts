/**
 * The four products that this site documents, in the order in which it shows them: by the name that
 * paths use (`/x/react-charts/`, `/x/api/charts/`), by id, and as sentences call them.
 */
export const X_PRODUCTS = [
  { path: 'data-grid', id: 'x-data-grid', name: 'Data Grid' },
  { path: 'date-pickers', id: 'x-date-pickers', name: 'Date and Time Pickers' },
  { path: 'charts', id: 'x-charts', name: 'Charts' },
  { path: 'tree-view', id: 'x-tree-view', name: 'Tree View' },
] as const;

/** Id of one of the four. */
export type XProductId = (typeof X_PRODUCTS)[number]['id'];

/** Name of one of the four in paths. */
export type ApiProduct = (typeof X_PRODUCTS)[number]['path'];

/** Names of the products in paths, in the order of the navigation. */
export const API_PRODUCTS: readonly ApiProduct[] = X_PRODUCTS.map(({ path }) => path);

/** Returns what sentences call a product. */
export function productName(product: ApiProduct | XProductId): string {
  return X_PRODUCTS.find(({ path, id }) => path === product || id === product)!.name;
}
