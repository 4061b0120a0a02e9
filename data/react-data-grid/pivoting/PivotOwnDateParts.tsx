import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createCoffeeOrders, type CoffeeOrder } from '../dataset/sales';

// Groups appear in the order of the rows, here by date.
const rows = createCoffeeOrders(2000).sort((a, b) => Number(a.orderedOn) - Number(b.orderedOn));

const columns: GridColDef<CoffeeOrder>[] = [
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date' },
  { field: 'channel', headerName: 'Channel' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
];

/* preview-start */
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: 'Month',
          valueGetter: (_value, row) => month(row[column.field]),
        },
      ]
    : undefined;
const month = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
/* preview-end */

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'orderedOn-month' }],
      columns: [{ field: 'channel', sort: 'asc' as const }],
      values: [{ field: 'bags', aggFunc: 'sum' }],
    },
  },
};

export default function PivotOwnDateParts() {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      getPivotDerivedColumns={getPivotDerivedColumns}
      initialState={initialState}
      showToolbar
      label="Bags by month and channel"
      hideFooter
    />
  );
}
