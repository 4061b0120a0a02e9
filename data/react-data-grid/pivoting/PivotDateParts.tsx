import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createCoffeeOrders, type CoffeeOrder } from '../dataset/sales';

const rows = createCoffeeOrders(2000);

const columns: GridColDef<CoffeeOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  /* preview-start */
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date' },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [
        { field: 'orderedOn-year', sort: 'desc' as const },
        { field: 'orderedOn-quarter', sort: 'asc' as const },
      ],
      values: [{ field: 'bags', aggFunc: 'sum' }],
      /* preview-end */
    },
  },
};

export default function PivotDateParts() {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Bags by year and quarter"
      hideFooter
    />
  );
}
