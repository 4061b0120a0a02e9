import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { deDE } from '@mui/x-data-grid-premium/locales';
import { harvest, type Harvest } from '../dataset/harvest';

/** Default columns of the examples. */
export const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', width: 120 },
  { field: 'field', headerName: 'Field', width: 90 },
  { field: 'week', headerName: 'Week', width: 80 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const editable = columns.map((column) => ({ ...column, editable: true }));

/** Sorts like a server that responds after 600 ms. */
const dataSource: DataGridPremiumProps['dataSource'] = {
  getRows: async ({ sortModel }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const rule = sortModel.at(0);
    const key = (rule?.field ?? 'id') as keyof Harvest;
    const sign = rule?.sort === 'desc' ? -1 : 1;
    const rows = [...harvest].sort((a, b) => sign * (a[key] < b[key] ? -1 : 1));
    return { rows, rowCount: rows.length };
  },
};

/** Props that demonstrate a feature on the small grid, by the feature's id. */
export const miniExamples: Record<string, Partial<DataGridPremiumProps<Harvest>> | undefined> = {
  sorting: { initialState: { sorting: { sortModel: [{ field: 'kilos', sort: 'desc' }] } } },
  filtering: {
    initialState: {
      filter: { filterModel: { items: [{ field: 'kilos', operator: '>', value: 200 }] } },
    },
  },
  quickFilter: { showToolbar: true },
  pagination: {
    pagination: true,
    hideFooter: false,
    pageSizeOptions: [2, 4],
    initialState: { pagination: { paginationModel: { pageSize: 2 } } },
  },
  editing: { columns: editable },
  selection: { checkboxSelection: true },
  visibility: {
    showToolbar: true,
    initialState: { columns: { columnVisibilityModel: { week: false } } },
  },
  groups: {
    columnGroupingModel: [
      { groupId: 'Origin', children: [{ field: 'crop' }, { field: 'field' }] },
      { groupId: 'Harvest', children: [{ field: 'week' }, { field: 'kilos' }] },
    ],
  },
  colSpan: {
    columns: columns.map((column) =>
      column.field === 'crop'
        ? { ...column, colSpan: (_value, row) => (row.crop === 'Kale' ? 2 : 1) }
        : column,
    ),
  },
  rowSpan: { rowSpanning: true, showCellVerticalBorder: true },
  rowHeight: { getRowHeight: ({ id }) => (id === 3 ? 72 : undefined) },
  density: { density: 'comfortable' },
  csv: { showToolbar: true },
  copy: { checkboxSelection: true },
  server: { rows: [], dataSource },
  overlays: { loading: true },
  locale: {
    pagination: true,
    hideFooter: false,
    localeText: deDE.components.MuiDataGrid.defaultProps.localeText,
  },
  multiSort: {
    initialState: {
      sorting: {
        sortModel: [
          { field: 'field', sort: 'asc' },
          { field: 'kilos', sort: 'desc' },
        ],
      },
    },
  },
  multiFilter: {
    initialState: {
      filter: {
        filterModel: {
          items: [
            { id: 1, field: 'field', operator: 'equals', value: 'North' },
            { id: 2, field: 'kilos', operator: '>', value: 400 },
          ],
        },
      },
    },
  },
  headerFilters: { headerFilters: true },
  columnPinning: {
    columns: columns.map((column) => ({ ...column, width: 240 })),
    initialState: { pinnedColumns: { left: ['crop'] } },
  },
  columnOrder: {},
  rowPinning: { rows: harvest.slice(0, 3), pinnedRows: { bottom: harvest.slice(3) } },
  rowOrder: { rowReordering: true },
  tree: {
    treeData: true,
    getTreeDataPath: (row) => [row.field, `${row.crop}, week ${row.week}`],
    groupingColDef: { headerName: 'Field', width: 170 },
    columns: columns.slice(3),
    defaultGroupingExpansionDepth: -1,
  },
  detail: {
    getDetailPanelContent: ({ row }) => (
      <p>
        {row.kilos} kg harvested in the {row.field.toLowerCase()} field.
      </p>
    ),
    getDetailPanelHeight: () => 'auto',
  },
  list: {
    listView: true,
    listViewColumn: {
      field: 'card',
      renderCell: ({ row }) => `${row.crop}: ${row.kilos} kg in week ${row.week}`,
    },
  },
  rowGrouping: {
    initialState: {
      rowGrouping: { model: ['crop'] },
      columns: { columnVisibilityModel: { crop: false } },
    },
    defaultGroupingExpansionDepth: -1,
  },
  aggregation: { initialState: { aggregation: { model: { kilos: 'sum' } } } },
  pivoting: {
    initialState: {
      pivoting: {
        enabled: true,
        model: {
          rows: [{ field: 'field' }],
          columns: [{ field: 'week' }],
          values: [{ field: 'kilos', aggFunc: 'sum' }],
        },
      },
    },
  },
  excel: { showToolbar: true },
  cellSelection: { cellSelection: true },
  paste: { cellSelection: true, columns: editable },
};
