import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

/* preview-start */
export default function MultiSortNoModifier() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      multipleColumnsSortingMode="always"
      initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders, each clicked column is added to the sorting"
    />
  );
}
/* preview-end */
