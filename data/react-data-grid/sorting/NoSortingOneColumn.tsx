import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'article', headerName: 'Article', width: 160, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];
/* preview-end */

export default function NoSortingOneColumn() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      hideFooter
      aria-label="Orders, sortable by customer and total"
    />
  );
}
