/** Pages of all kinds: guides of each product with their demos, text, API of each sort, the rest. */
export const SMOKE_PAGES = [
  '/x/introduction/',
  '/x/introduction/licensing/',
  '/x/introduction/installation/',
  '/x/common-concepts/custom-components/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/layout/',
  '/x/react-data-grid/export/',
  '/x/react-data-grid/quickstart/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/date-range-picker/',
  '/x/react-date-pickers/fields/',
  '/x/react-charts/',
  '/x/react-charts/bars/',
  '/x/react-charts/zoom-and-pan/',
  '/x/react-tree-view/',
  '/x/react-tree-view/rich-tree-view/ordering/',
  '/x/react-tree-view/simple-tree-view/items/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/events/',
  '/x/api/charts/use-pie-series/',
  '/x/react-charts/lines/components-api/',
  '/x/offline/',
  '/404.html',
] as const;

/** Demos that are about being empty. */
export const EMPTY_DEMOS: readonly string[] = ['OverlayHeightGrid'];
