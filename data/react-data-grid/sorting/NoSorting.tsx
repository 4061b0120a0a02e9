import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

/* preview-start */
export default function NoSorting() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      disableColumnSorting
      hideFooter
      aria-label="Orders without sorting"
    />
  );
}
/* preview-end */
