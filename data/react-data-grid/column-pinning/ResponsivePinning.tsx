import * as React from 'react';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, pay, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 180,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
  { field: 'pay', headerName: 'Pay', width: 120, ...pay },
];

const initialModels: Record<'wide' | 'narrow', GridPinnedColumnFields> = {
  wide: { left: ['lastName'], right: ['pay'] },
  narrow: {},
};

export default function ResponsivePinning() {
  /* preview-start */
  const [models, setModels] = React.useState(initialModels);
  const screen = useMediaQuery('(min-width: 600px)') ? 'wide' : 'narrow';

  const grid = (
    <DataGridPro
      rows={employees}
      columns={columns}
      pinnedColumns={models[screen]}
      onPinnedColumnsChange={(newModel) => setModels({ ...models, [screen]: newModel })}
      hideFooter
      aria-label="Payroll, pinned on wide screens"
    />
  );
  /* preview-end */

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {screen === 'wide' ? 'Wide screen: ' : 'Narrow screen: '}
        <code dir="ltr">{JSON.stringify(models[screen], null, 1)}</code>
      </Typography>
      {grid}
    </>
  );
}
