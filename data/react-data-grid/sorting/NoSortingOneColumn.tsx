import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'article', headerName: 'Article (locked)', width: 160, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function NoSortingOneColumn() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      hideFooter
      aria-label="Orders, the article can't be sorted"
    />
  );
}
