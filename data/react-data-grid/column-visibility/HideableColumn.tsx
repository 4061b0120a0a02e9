import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, hideable: false },
  ...orderColumns,
];
/* preview-end */

export default function HideableColumn() {
  return <DataGrid rows={orders} columns={columns} showToolbar hideFooter label="All orders" />;
}
