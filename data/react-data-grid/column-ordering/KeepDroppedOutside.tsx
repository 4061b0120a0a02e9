import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
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

export default function KeepDroppedOutside() {
  const [keep, setKeep] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
        label="keepColumnPositionIfDraggedOutside"
        slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
      />
      {/* preview-start */}
      <DataGridPro
        rows={employees}
        columns={columns}
        keepColumnPositionIfDraggedOutside={keep}
        hideFooter
        aria-label="Payroll with columns that users can drop outside"
      />
      {/* preview-end */}
    </>
  );
}
