import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function MultiSortNoModifier() {
  return (
    <>
      {/* preview-start */}
      <DataGridPro
        rows={orders}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
        aria-label="Orders, each click adds a sort rule"
      />
      {/* preview-end */}
    </>
  );
}
