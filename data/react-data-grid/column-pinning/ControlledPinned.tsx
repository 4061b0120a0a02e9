import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { pay, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  { field: 'lastName', headerName: 'Employee', width: 120 },
  ...payrollColumns,
  { field: 'pay', headerName: 'Pay', width: 95, ...pay },
];

export default function ControlledPinned() {
  /* preview-start */
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['lastName'],
  });

  const grid = (
    <DataGridPro
      rows={employees}
      columns={columns}
      pinnedColumns={pinnedColumns}
      onPinnedColumnsChange={(newModel) => setPinnedColumns(newModel)}
      hideFooter
      aria-label="Payroll, pin columns from their menus"
    />
  );
  /* preview-end */

  return (
    <>
      <Button
        size="small"
        onClick={() => setPinnedColumns({})}
        sx={{ alignSelf: 'flex-start', mb: 1 }}
      >
        Unpin all
      </Button>
      {grid}
      <Typography dir="ltr" variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        pinnedColumns: {JSON.stringify(pinnedColumns, null, 1)}
      </Typography>
    </>
  );
}
