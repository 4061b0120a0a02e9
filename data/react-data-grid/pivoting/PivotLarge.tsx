import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createCoffeeOrders, type CoffeeOrder } from '../dataset/sales';

const rows = createCoffeeOrders(5000);

const columns: GridColDef<CoffeeOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'channel', headerName: 'Channel' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date' },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const initialState = {
  pivoting: {
    enabled: true,
    /* preview-start */
    model: {
      rows: [{ field: 'country' }],
      columns: [
        { field: 'bean', sort: 'asc' as const }, // 5 beans
        { field: 'orderedOn-year', sort: 'asc' as const }, // 2 years
        { field: 'orderedOn-quarter', sort: 'asc' as const }, // 4 quarters
      ],
      values: [
        { field: 'bags', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
    /* preview-end */
  },
};

export default function PivotLarge() {
  return (
    <DataGridPremium
      rows={rows} // 5,000 orders
      columns={columns}
      initialState={initialState}
      showToolbar
      label="5,000 orders in 80 columns"
      hideFooter
    />
  );
}
