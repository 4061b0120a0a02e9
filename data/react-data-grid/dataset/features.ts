/** The plans, each with all that the one before has. */
export const plans = ['Community', 'Pro', 'Premium'] as const;
export type Plan = (typeof plans)[number];

/** What the grid can do, with the page that explains it. */
export interface Feature {
  id: string;
  name: string;
  plan: Plan;
  text: string;
  /** What to set to have it. */
  code: string;
  path: string;
}

type Line = [id: string, name: string, text: string, code: string, path: string];

const community: Line[] = [
  ['sorting', 'Sorting', 'Click a header to sort by it.', 'sortModel', 'sorting'],
  ['filtering', 'Filtering', 'One rule at a time, from a panel.', 'filterModel', 'filtering'],
  [
    'quickFilter',
    'Quick filter',
    'Search in all columns.',
    'showToolbar',
    'filtering/quick-filter',
  ],
  [
    'pagination',
    'Pagination',
    'Pages of up to 100 rows.',
    'pageSizeOptions={[2, 4]}',
    'pagination',
  ],
  ['editing', 'Editing', 'Double-click a cell, validate, save.', 'editable: true', 'editing'],
  [
    'selection',
    'Row selection',
    'With checkboxes or a click.',
    'checkboxSelection',
    'row-selection',
  ],
  [
    'visibility',
    'Column visibility',
    'Users show and hide columns.',
    'columnVisibilityModel',
    'column-visibility',
  ],
  [
    'groups',
    'Column groups',
    'Headers over several columns.',
    'columnGroupingModel',
    'column-groups',
  ],
  ['colSpan', 'Column spanning', 'A cell over several columns.', 'colSpan: 2', 'column-spanning'],
  ['rowSpan', 'Row spanning', 'Equal values become one cell.', 'rowSpanning', 'row-spanning'],
  ['rowHeight', 'Row height', 'Fixed, per row, or by content.', 'getRowHeight', 'row-height'],
  [
    'density',
    'Density',
    'Compact, standard, comfortable.',
    'density="comfortable"',
    'accessibility',
  ],
  ['csv', 'CSV and print export', 'From the toolbar or the API.', 'showToolbar', 'export'],
  ['copy', 'Copy', 'Select rows and press Ctrl+C.', 'checkboxSelection', 'clipboard'],
  [
    'server',
    'Server-side data',
    'A data source that sorts and pages.',
    'dataSource',
    'server-side-data',
  ],
  ['overlays', 'Overlays', 'Loading, no rows, no results.', 'loading', 'overlays'],
  [
    'locale',
    'Localization',
    'Ready translations, or your own words.',
    'localeText',
    'localization',
  ],
  [
    'state',
    'Save and restore the state',
    'Widths, order, filters, pages.',
    'apiRef.current.exportState()',
    'state',
  ],
  [
    'columnVirtual',
    'Virtualization',
    'Only what is in view is rendered.',
    'Always on',
    'virtualization',
  ],
];

const pro: Line[] = [
  ['multiSort', 'Multi-sorting', 'Shift+click adds a column.', 'sortModel', 'sorting'],
  [
    'multiFilter',
    'Multi-filters',
    'Several rules with and/or.',
    'filterModel',
    'filtering/multi-filters',
  ],
  [
    'headerFilters',
    'Header filters',
    'A filter under each header.',
    'headerFilters',
    'filtering/header-filters',
  ],
  [
    'columnPinning',
    'Column pinning',
    'Columns that stay in view.',
    "pinnedColumns={{ left: ['crop'] }}",
    'column-pinning',
  ],
  [
    'columnOrder',
    'Column reordering',
    'Drag a header to its place.',
    'Always on',
    'column-ordering',
  ],
  [
    'rowPinning',
    'Row pinning',
    'Rows that stay at the top or bottom.',
    'pinnedRows',
    'row-pinning',
  ],
  ['rowOrder', 'Row reordering', 'Drag a row by its handle.', 'rowReordering', 'row-ordering'],
  ['tree', 'Tree data', 'Rows with parents and children.', 'treeData getTreeDataPath', 'tree-data'],
  [
    'detail',
    'Master-detail',
    'A panel under a row, as this one.',
    'getDetailPanelContent',
    'master-detail',
  ],
  ['list', 'List view', 'One column for small screens.', 'listView listViewColumn', 'list-view'],
  [
    'noPages',
    'More than 100 rows a page',
    'Or no pages at all.',
    'pagination={false}',
    'pagination',
  ],
  [
    'lazy',
    'Lazy loading',
    'Rows load as the user scrolls.',
    'lazyLoading',
    'server-side-data/lazy-loading',
  ],
  [
    'throttle',
    'High-frequency updates',
    'Many changes become one render.',
    'throttleRowsMs',
    'row-updates',
  ],
];

const premium: Line[] = [
  [
    'rowGrouping',
    'Row grouping',
    'Rows with equal values under one.',
    'rowGroupingModel',
    'row-grouping',
  ],
  [
    'aggregation',
    'Aggregation',
    'Sums, averages, your own functions.',
    'aggregationModel',
    'aggregation',
  ],
  [
    'pivoting',
    'Pivoting',
    'Values of a column become columns.',
    'pivotActive pivotModel',
    'pivoting',
  ],
  ['excel', 'Excel export', 'Real .xlsx files with formats.', 'showToolbar', 'export'],
  [
    'cellSelection',
    'Cell selection',
    'Drag over a range of cells.',
    'cellSelection',
    'cell-selection',
  ],
  ['paste', 'Paste', 'From a spreadsheet into cells.', 'cellSelection', 'clipboard'],
  ['ai', 'AI Assistant', 'Sort, filter, and group in words.', 'aiAssistant', 'ai-assistant'],
];

const lines: [Plan, Line[]][] = [
  ['Community', community],
  ['Pro', pro],
  ['Premium', premium],
];

export const features: Feature[] = lines.flatMap(([plan, list]) =>
  list.map(([id, name, text, code, path]) => ({
    id,
    name,
    plan,
    text,
    code,
    path: `/x/react-data-grid/${path}/`,
  })),
);
