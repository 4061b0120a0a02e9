import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

/* preview-start */
export default function ToolbarDefault() {
  return <DataGrid rows={orders} columns={orderColumns} showToolbar label="Orders" hideFooter />;
}
/* preview-end */
