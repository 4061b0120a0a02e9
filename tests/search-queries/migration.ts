import type { Pathname } from '../../data/nav/pathname';
import type { SearchQuery } from './query';

const about = (
  answer: Pathname,
  queries: readonly [string, string, string, ...string[]],
): SearchQuery[] => queries.map((query) => [query, answer]);

/** What developers type while they upgrade: old names, errors, and what broke. */
export const migrationQueries: readonly SearchQuery[] = [
  ...about('/x/migration/', [
    'find old name',
    'paste code to see what changed between versions',
    'which names were renamed or removed',
  ]),
  ...about('/x/migration-v8/', [
    'upgrade to v8',
    'how long does the upgrade to v8 take',
    'v7 to v8',
  ]),
  ...about('/x/migration-v7/', [
    'upgrade to v7',
    'migrate from v6 to v7',
    'v7 breaking changes overview',
  ]),
  ...about('/x/migration-v6/', [
    'upgrade to v6',
    'migrate from v5 to v6',
    'v6 upgrade order of steps',
  ]),
  ...about('/x/migration-earlier/', [
    'upgrade from earlier versions',
    'upgrade from v4 or lab',
    'migrate very old version',
  ]),
  ...about('/x/migration/migration-data-grid-v7/', [
    'GridToolbar',
    'rowSelectionModel as an array',
    'toolbar gone after upgrade to v8',
    'apiRef.current is possibly null after upgrade',
    'unstable_rowSpanning renamed',
  ]),
  ...about('/x/migration/migration-data-grid-v6/', [
    'components',
    'valueGetter params changed v7',
    'GridValueGetterParams no exported member',
    '.MuiDataGrid-columnHeader--showColumnBorder',
  ]),
  ...about('/x/migration/migration-data-grid-v5/', [
    'onPageChange renamed',
    'GridColumns type missing',
    'disableSelectionOnClick',
    'data grid v5 to v6 codemod',
  ]),
  ...about('/x/migration/migration-data-grid-v4/', [
    '@material-ui/data-grid not found',
    'migrate data grid v4 to v5',
    'XGrid renamed DataGridPro',
  ]),
  ...about('/x/migration/migration-pickers-v7/', [
    'AdapterDateFnsV3',
    'field DOM structure changed v8 pickers',
    'pickers v7 to v8 breaking changes',
  ]),
  ...about('/x/migration/migration-pickers-v6/', [
    'pickers components renamed to slots',
    'migrate date pickers v6 to v7',
    'dateLibInstance removed',
  ]),
  ...about('/x/migration/migration-pickers-v5/', [
    'renderInput',
    'inputFormat renamed',
    'date pickers v5 to v6 upgrade',
  ]),
  ...about('/x/migration/migration-pickers-lab/', [
    '@mui/lab/DatePicker',
    'DatePicker was moved from @mui/lab',
    'migrate date picker from lab',
  ]),
  ...about('/x/migration/migration-charts-v7/', [
    'slotProps.legend.hidden',
    'ResponsiveChartContainer',
    'legend displayed again after upgrade to v8 charts',
  ]),
  ...about('/x/migration/migration-charts-v6/', [
    'charts v6 to v7',
    'pie chart onClick renamed onItemClick',
    'ChartsTooltipSlotsComponent',
  ]),
  ...about('/x/migration/migration-tree-view-v7/', [
    'TreeItem2',
    'tree view v7 to v8 codemod',
    'useTreeItem2 renamed',
  ]),
  ...about('/x/migration/migration-tree-view-v6/', [
    'nodeId renamed itemId',
    'move from TreeView to SimpleTreeView',
    'tree view v6 to v7 breaking changes',
  ]),
  ...about('/x/migration/migration-tree-view-lab/', [
    '@mui/lab/TreeView',
    'move tree view from lab',
    '@mui/lab/TreeItem',
  ]),
  ...about('/x/migration/usage-with-material-ui-v5-v6/', [
    'mui x v8 with material ui v5',
    'use with Material UI 6',
    'do I have to upgrade material ui to v7',
  ]),
];
