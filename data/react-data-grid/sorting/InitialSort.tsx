import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 140 },
];

/* preview-start */
export default function InitialSort() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'placedOn', sort: 'desc' }] } }}
      hideFooter
      aria-label="Orders, newest first"
    />
  );
}
/* preview-end */
