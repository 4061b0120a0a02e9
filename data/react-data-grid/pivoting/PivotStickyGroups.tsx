import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createCoffeeOrders, type CoffeeOrder } from '../dataset/sales';

const rows = createCoffeeOrders(2000);
const COUNTRY_WIDTH = 140;

const columns: GridColDef<CoffeeOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date' },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

/* preview-start */
const stickyGroups = {
  '& .MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--filledGroup': {
    // Otherwise the label would stick to its header instead of the grid.
    '&, & .MuiDataGrid-columnHeaderTitleContainer': { overflow: 'visible' },
    '& .MuiDataGrid-columnHeaderTitleContainerContent': {
      position: 'sticky',
      insetInlineStart: COUNTRY_WIDTH + 10, // next to the pinned column
    },
  },
};
/* preview-end */

const pivoting = {
  enabled: true,
  model: {
    rows: [{ field: 'country' }],
    columns: [{ field: 'orderedOn-year', sort: 'asc' as const }, { field: 'bean' }],
    values: [
      { field: 'bags', aggFunc: 'sum' },
      { field: 'revenue', aggFunc: 'sum' },
    ],
  },
};

export default function PivotStickyGroups() {
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <DataGridPremium
      key={start}
      rows={rows}
      columns={columns}
      initialState={{
        pivoting,
        pinnedColumns: { [start]: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
      }}
      sx={stickyGroups}
      hideFooter
      aria-label="Sales by country, year, and bean, with labels that stay in view"
    />
  );
}
