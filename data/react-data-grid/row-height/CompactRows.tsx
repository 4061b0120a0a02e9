import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
export default function CompactRows() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      rowHeight={30}
      columnHeaderHeight={40}
      hideFooter
      aria-label="Orders in compact rows"
    />
  );
}
/* preview-end */
