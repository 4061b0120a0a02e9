import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns,
];

export default function InitialHidden() {
  return (
    /* preview-start */
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{
        columns: { columnVisibilityModel: { city: false, placedOn: false } },
      }}
      showToolbar
      hideFooter
      label="Order book"
    />
    /* preview-end */
  );
}
