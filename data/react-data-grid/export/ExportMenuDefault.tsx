import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices } from '../dataset/invoices';

/* preview-start */
const columns: GridColDef[] = [
  { field: 'number', headerName: 'Invoice', width: 90 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  { field: 'issued', headerName: 'Issued', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function ExportMenuDefault() {
  return <DataGrid rows={invoices} columns={columns} showToolbar label="Invoices" />;
}
/* preview-end */
