import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function TwoStateOrder() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      sortingOrder={sortingOrder}
      initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders that are always sorted"
    />
  );
}
