import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, pay, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 125,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
  { field: 'pay', headerName: 'Pay', width: 95, ...pay },
];

/* preview-start */
export default function InitialPinned() {
  return (
    <DataGridPro
      rows={employees}
      columns={columns}
      initialState={{ pinnedColumns: { left: ['lastName'], right: ['pay'] } }}
      hideFooter
      aria-label="Payroll for March"
    />
  );
}
/* preview-end */
