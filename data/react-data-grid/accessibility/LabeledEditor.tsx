import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  /* preview-start */
  {
    field: 'article',
    headerName: 'Article',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { 'aria-label': `Article of order ${params.id}` } } },
        }}
      />
    ),
  },
  /* preview-end */
  ...orderColumns.filter(({ field }) => field !== 'article'),
];

export default function LabeledEditor() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      hideFooter
      aria-label="Orders with editable articles"
    />
  );
}
