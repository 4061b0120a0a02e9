import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
];
/* preview-end */

export default function PerColumnOrder() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      hideFooter
      aria-label="Orders, the first click on the total shows the largest first"
    />
  );
}
