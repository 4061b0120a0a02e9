import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'warning',
  Shipped: 'success',
};

function StatusEditor(params: GridRenderEditCellParams<Order>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();
  /* preview-start */
  const saveValue: GridEditSingleSelectCellProps['onValueChange'] = async (_event, value) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value });
    if (valid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
  return <GridEditSingleSelectCell {...params} onValueChange={saveValue} />;
  /* preview-end */
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Placed', 'Packed', 'Shipped'],
    width: 140,
    editable: true,
    renderCell: ({ row }) => (
      <Chip size="small" color={statusColors[row.status]} label={row.status} />
    ),
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
];

export default function AutoStopSelect() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Status of orders" />;
}
