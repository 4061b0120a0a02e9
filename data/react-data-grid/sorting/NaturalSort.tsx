import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
const naturalOrder = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Order>[] = [
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 130,
    sortComparator: naturalOrder.compare,
  },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 120 },
];
/* preview-end */

export default function NaturalSort() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'article', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders by article"
    />
  );
}
