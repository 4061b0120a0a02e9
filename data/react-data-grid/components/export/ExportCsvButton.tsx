import { DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

/* preview-start */
function OrderToolbar() {
  return (
    <Toolbar>
      <ExportCsv options={{ fileName: 'orders' }}>Download CSV</ExportCsv>
    </Toolbar>
  );
}
const slots = { toolbar: OrderToolbar };
/* preview-end */

export default function ExportCsvButton() {
  return (
    <DataGrid rows={orders} columns={orderColumns} slots={slots} showToolbar aria-label="Orders" />
  );
}
