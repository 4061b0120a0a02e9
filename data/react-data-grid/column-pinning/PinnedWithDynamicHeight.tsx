import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { pay, payrollColumns } from '../dataset/payrollColumns';

const firstWords = (text: string) => `${text.split(' ').slice(0, 2).join(' ')}…`;

export default function PinnedWithDynamicHeight() {
  const [isWhole, setIsWhole] = React.useState(true);
  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      {
        field: 'note',
        headerName: 'Note',
        width: 160,
        valueFormatter: (value: string) => (isWhole ? value : firstWords(value)),
      },
      ...payrollColumns,
      { field: 'pay', headerName: 'Pay', width: 95, ...pay },
    ],
    [isWhole],
  );

  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
        }
        label="Whole notes"
      />
      {/* preview-start */}
      <DataGridPro
        rows={employees}
        columns={columns}
        getRowHeight={() => 'auto'}
        initialState={{ pinnedColumns: { left: ['note'] } }}
        hideFooter
        aria-label="Payroll with notes"
        sx={{ '& .MuiDataGrid-cell': { alignContent: 'center', py: 1 } }}
      />
      {/* preview-end */}
    </>
  );
}
