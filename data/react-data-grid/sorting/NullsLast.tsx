import { DataGrid, gridNumberComparator, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  /* preview-start */
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | null) => value ?? 'Not rated',
    getSortComparator: (direction) => (value1, value2, params1, params2) => {
      if (value1 === null || value2 === null) {
        return Number(value1 === null) - Number(value2 === null);
      }
      const order = gridNumberComparator(value1, value2, params1, params2);
      return direction === 'desc' ? -order : order;
    },
  },
  /* preview-end */
];

export default function NullsLast() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'rating', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders by rating, orders without a rating last"
    />
  );
}
