import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 130,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
];

function ColumnOrder() {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  return (
    <Typography dir="ltr" variant="body2" role="status" sx={{ p: 1.5, fontFamily: 'monospace' }}>
      {fields.join(', ')}
    </Typography>
  );
}

/* preview-start */
export default function DragColumns() {
  return (
    <DataGridPro
      rows={employees}
      columns={columns}
      slots={{ footer: ColumnOrder }}
      aria-label="Payroll with draggable columns"
    />
  );
}
/* preview-end */
