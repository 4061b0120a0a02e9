import Lock from '@mui/icons-material/Lock';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, payrollColumns } from '../dataset/payrollColumns';

function LockedHeader() {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <span>Employee</span>
      <Lock titleAccess="Locked" sx={{ fontSize: 16 }} />
    </Stack>
  );
}

/* preview-start */
const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 140,
    disableReorder: true,
    renderHeader: () => <LockedHeader />,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
];
/* preview-end */

export default function LockedColumns() {
  return (
    <DataGridPro
      rows={employees}
      columns={columns}
      hideFooter
      aria-label="Payroll with a locked first column"
    />
  );
}
