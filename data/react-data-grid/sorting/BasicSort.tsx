import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../dataset/orders';

/* preview-start */
const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'article', headerName: 'Article', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
];

export default function BasicSort() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Orders" />;
}
/* preview-end */
