import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns,
];

/* preview-start */
const notListed = [GRID_CHECKBOX_SELECTION_FIELD, 'id', 'status'];

const getTogglableColumns = (allColumns: GridColDef[]) =>
  allColumns.map(({ field }) => field).filter((field) => !notListed.includes(field));

export default function TogglableColumns() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      slotProps={{ columnsManagement: { getTogglableColumns } }}
      /* preview-end */
      checkboxSelection
      disableRowSelectionOnClick
      showToolbar
      hideFooter
      label="Order list"
    />
  );
}
