import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridColumnOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { pay, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  { field: 'lastName', headerName: 'Employee', width: 110 },
  { field: 'pay', headerName: 'Pay', width: 95, ...pay },
  ...payrollColumns,
];

export default function UndoMove() {
  const apiRef = useGridApiRef();
  const [move, setMove] = React.useState<GridColumnOrderChangeParams | null>(null);

  /* preview-start */
  const undo = ({ column, oldIndex }: GridColumnOrderChangeParams) => {
    apiRef.current?.setColumnIndex(column.field, oldIndex);
    setMove(null);
  };

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      rows={employees}
      columns={columns}
      onColumnOrderChange={(params) => {
        if (params.targetIndex !== params.oldIndex) setMove(params);
      }}
      /* preview-end */
      hideFooter
      aria-label="Payroll with an undo button for moved columns"
    />
  );

  return (
    <>
      {move ? (
        <Alert
          severity="success"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => undo(move)}>
              Undo
            </Button>
          }
        >
          {`Moved ${move.column.headerName} from position ${move.oldIndex + 1} to ${move.targetIndex + 1}.`}
        </Alert>
      ) : (
        <Alert severity="info" sx={{ mb: 1 }}>
          Drag a header to move its column.
        </Alert>
      )}
      {grid}
    </>
  );
}
