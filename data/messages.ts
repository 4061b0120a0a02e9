/**
 * Starts of messages that the packages print, and the sections that explain them without quoting
 * them word for word. A message that a section quotes needs no line: the build finds it.
 */
export const messageSections: Readonly<Record<string, string>> = {
  // Data Grid.
  'MUI X: The Data Grid component requires all rows':
    '/x/react-data-grid/row-definition/#row-identifier',
  'MUI X: Could not find the Data Grid context':
    '/x/react-data-grid/api-object/#why-do-i-get-mui-x-could-not-find-the-data-grid-context',
  'MUI X: group groupId=':
    '/x/react-data-grid/column-groups/#what-do-the-errors-about-columngroupingmodel-mean',
  'MUI X: A call to `dataSource.getRows()` threw':
    '/x/react-data-grid/server-side-data/#error-handling',
  'MUI X: A call to `dataSource.updateRow()` threw':
    '/x/react-data-grid/server-side-data/#save-edits',
  'MUI X: The `filterModel` can only contain a single item':
    '/x/react-data-grid/filtering/multi-filters/#how-do-i-combine-conditions-in-the-community-plan',
  'MUI X: The `sortModel` can only contain a single item':
    '/x/react-data-grid/sorting/#multi-sorting',
  'MUI X: `pageSize` cannot exceed 100': '/x/react-data-grid/pagination/#page-size-options',
  'MUI X: The `rowHeight` prop should be': '/x/react-data-grid/row-height/#variable-row-height',
  'MUI X: The `getRowHeight` prop should': '/x/react-data-grid/row-height/#variable-row-height',
  'MUI X: The exceljsPostProcess option': '/x/react-data-grid/export/#web-worker',
  'MUI X: The exceljsPreProcess option': '/x/react-data-grid/export/#web-worker',
  'MUI X: A call to `processRowUpdate` threw':
    '/x/react-data-grid/editing/persistence/#handle-errors',
  'MUI X: No row with id #': '/x/react-data-grid/api-object/#no-row-with-id',
  'No row with id #': '/x/react-data-grid/api-object/#no-row-with-id',
  // Date and Time Pickers.
  'MUI: The `date-fns` package v2.x':
    '/x/react-date-pickers/quickstart/#why-does-date-fns-fail-with-is-not-compatible-with-this-adapter',
  'MUI: The minimum supported `date-fns` package':
    '/x/react-date-pickers/quickstart/#why-does-date-fns-fail-with-is-not-compatible-with-this-adapter',
  'MUI: This adapter is only compatible with `date-fns` v2':
    '/x/react-date-pickers/quickstart/#why-does-date-fns-fail-with-is-not-compatible-with-this-adapter',
  'MUI X: Can not find the date and time pickers adapter':
    '/x/react-date-pickers/quickstart/#why-do-i-get-can-not-find-the-date-and-time-pickers-adapter',
  // Charts.
  'MUI X Charts: The data length of the x axis': '/x/react-charts/lines/#data-length',
  'MUI X Charts: bar series with id=': '/x/react-charts/bars/#why-is-my-chart-empty',
  'MUI X Charts: your dataset key': '/x/react-charts/bars/#why-is-my-chart-empty',
  'MUI X Charts: ChartContainer does not have':
    '/x/react-charts/quickstart/#why-is-my-chart-blank-or-zero-sized',
  "MUI X Charts: Failed to import 'rasterizehtml'": '/x/react-charts/export/#rasterizehtml',
  'MUI X Charts: Could not find the charts context':
    '/x/react-charts/components/#could-not-find-the-chart-context',
  'MUI X Charts: Could not find the Charts Slots context':
    '/x/react-charts/components/#could-not-find-the-chart-context',
  'MUI X Charts: Could not find the svg ref context':
    '/x/react-charts/components/#could-not-find-the-chart-context',
  'MUI X Charts: The following axis ids are duplicated': '/x/react-charts/axis/#multiple-axes',
  // Tree View.
  'MUI X: The `<RichTreeViewPro />` component does not support JSX':
    '/x/react-tree-view/quickstart/#why-is-nothing-shown',
};
