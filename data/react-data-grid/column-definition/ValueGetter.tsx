import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const columns: GridColDef<Employee>[] = [
  /* preview-start */
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
  },
  {
    field: 'pay',
    headerName: 'Pay (€)',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.rate * row.hours,
  },
  /* preview-end */
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  {
    field: 'city',
    headerName: 'City',
    width: 110,
    valueGetter: (_value, row) => row.address.city,
  },
];

export default function ValueGetter() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'pay', sort: 'desc' }] } }}
      hideFooter
      aria-label="Employees, sorted by pay"
    />
  );
}
