import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

/* preview-start */
const columns: GridColDef<Employee>[] = [
  { field: 'firstName', headerName: 'First name', width: 120 },
  { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 110 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export default function BasicColumns() {
  return <DataGrid rows={employees} columns={columns} hideFooter aria-label="Hours and rates" />;
}
/* preview-end */
