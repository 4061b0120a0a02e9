import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  /* preview-start */
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        endAdornment="pcs"
        sx={{ pr: 1 }}
        slotProps={{ root: { slotProps: { htmlInput: { min: 0, step: 10 } } } }}
      />
    ),
  },
  /* preview-end */
  {
    field: 'placedOn',
    headerName: 'Placed on',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell
        {...params}
        slotProps={{ root: { slotProps: { htmlInput: { max: '2026-03-31' } } } }}
      />
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Placed', 'Packed', 'Shipped'],
    width: 130,
    editable: true,
    renderCell: ({ row }) => <Chip size="small" variant="outlined" label={row.status} />,
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen={false} />,
  },
];

export default function BuiltInEditors() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Orders to correct" />;
}
