import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns,
];

/* preview-start */
export default function ColumnsPanel() {
  return <DataGrid rows={orders} columns={columns} showToolbar hideFooter label="Orders" />;
}
/* preview-end */
