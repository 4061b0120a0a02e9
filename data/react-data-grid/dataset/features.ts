/** The plans. Each plan includes the features of the plans before it. */
export const plans = ['Community', 'Pro', 'Premium'] as const;
export type Plan = (typeof plans)[number];

/** A feature of the grid and the page that explains it. */
export interface Feature {
  id: string;
  name: string;
  plan: Plan;
  text: string;
  /** The prop, column option, or method that turns it on. */
  code: string;
  /** Path of the page that explains it. */
  path?: string;
}

type Line = [id: string, name: string, text: string, code: string, path?: string];

const community: Line[] = [
  ['sorting', 'Sorting', 'Sort by a column with a click on its header.', 'sortModel', 'sorting'],
  ['filtering', 'Filtering', 'Filter by one condition in a panel.', 'filterModel', 'filtering'],
  [
    'quickFilter',
    'Quick filter',
    'Search all columns from the toolbar.',
    'showToolbar',
    'filtering/quick-filter',
  ],
  [
    'pagination',
    'Pagination',
    'Split the rows into pages of up to 100.',
    'pageSizeOptions={[2, 4]}',
    'pagination',
  ],
  ['editing', 'Editing', 'Edit, validate, and save cells in place.', 'editable: true', 'editing'],
  [
    'selection',
    'Row selection',
    'Select rows with checkboxes or clicks.',
    'checkboxSelection',
    'row-selection',
  ],
  ['visibility', 'Column visibility', 'Let users show and hide columns.', 'columnVisibilityModel'],
  ['groups', 'Column groups', 'Put a shared header over several columns.', 'columnGroupingModel'],
  ['colSpan', 'Column spanning', 'Stretch a cell over several columns.', 'colSpan: 2'],
  ['rowSpan', 'Row spanning', 'Merge cells with equal values.', 'rowSpanning'],
  ['rowHeight', 'Row height', 'Set a fixed, per-row, or automatic height.', 'getRowHeight'],
  ['density', 'Density', 'Choose compact, standard, or comfortable.', 'density="comfortable"'],
  [
    'csv',
    'CSV and print export',
    'Download or print from the toolbar or code.',
    'showToolbar',
    'export',
  ],
  ['copy', 'Copy', 'Copy the selected rows with Ctrl+C.', 'checkboxSelection'],
  ['server', 'Server-side data', 'Sort, filter, and paginate on a server.', 'dataSource'],
  ['overlays', 'Overlays', 'Show loading, no rows, and no results.', 'loading'],
  ['locale', 'Localization', 'Use built-in translations or your own.', 'localeText'],
  [
    'state',
    'Save and restore the state',
    'Store widths, order, filters, and pages.',
    'apiRef.current.exportState()',
    'state',
  ],
  ['columnVirtual', 'Virtualization', 'Render only the rows and columns in view.', 'Always on'],
];

const pro: Line[] = [
  [
    'multiSort',
    'Multi-sorting',
    'Sort by several columns with Shift+click.',
    'sortModel',
    'sorting',
  ],
  ['multiFilter', 'Multi-filters', 'Combine conditions with And or Or.', 'filterModel'],
  ['headerFilters', 'Header filters', 'Filter in a row below the headers.', 'headerFilters'],
  [
    'columnPinning',
    'Column pinning',
    'Keep columns in view while scrolling.',
    "pinnedColumns={{ left: ['crop'] }}",
  ],
  ['columnOrder', 'Column reordering', 'Move columns by dragging their headers.', 'Always on'],
  ['rowPinning', 'Row pinning', 'Keep rows at the top or bottom.', 'pinnedRows'],
  ['rowOrder', 'Row reordering', 'Move rows by dragging their handles.', 'rowReordering'],
  [
    'tree',
    'Tree data',
    'Show rows as parents and children.',
    'treeData getTreeDataPath',
    'tree-data',
  ],
  ['detail', 'Master-detail', 'Expand a panel like this one under a row.', 'getDetailPanelContent'],
  ['list', 'List view', 'Show one column on small screens.', 'listView listViewColumn'],
  [
    'noPages',
    'More than 100 rows a page',
    'Show longer pages, or turn pagination off.',
    'pagination={false}',
    'pagination',
  ],
  ['lazy', 'Lazy loading', 'Load rows while users scroll.', 'lazyLoading'],
  ['throttle', 'High-frequency updates', 'Combine many changes into one render.', 'throttleRowsMs'],
];

const premium: Line[] = [
  [
    'rowGrouping',
    'Row grouping',
    'Group rows with equal values.',
    'rowGroupingModel',
    'row-grouping',
  ],
  ['aggregation', 'Aggregation', 'Show sums, averages, or custom results.', 'aggregationModel'],
  ['pivoting', 'Pivoting', "Turn a column's values into columns.", 'pivotActive pivotModel'],
  ['excel', 'Excel export', 'Create formatted .xlsx files.', 'showToolbar', 'export'],
  ['cellSelection', 'Cell selection', 'Select a range of cells by dragging.', 'cellSelection'],
  ['paste', 'Paste', 'Paste from a spreadsheet into cells.', 'cellSelection'],
  ['ai', 'AI Assistant', 'Sort, filter, and group with a prompt.', 'aiAssistant'],
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
    path: path && `/x/react-data-grid/${path}/`,
  })),
);
