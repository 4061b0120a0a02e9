import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
export default function NamedGrid() {
  return <DataGrid rows={orders} columns={orderColumns} label="Orders" showToolbar hideFooter />;
}
/* preview-end */
