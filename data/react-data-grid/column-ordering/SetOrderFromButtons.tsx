import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, pay, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 130,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
  { field: 'pay', headerName: 'Pay', width: 95, ...pay },
];

export default function SetOrderFromButtons() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('pay');

  /* preview-start */
  const moveFirst = () => {
    apiRef.current?.setColumnIndex(field, 0);
    apiRef.current?.scrollToIndexes({ colIndex: 0 });
  };
  const moveLast = () => {
    apiRef.current?.setColumnIndex(field, columns.length - 1);
    apiRef.current?.scrollToIndexes({ colIndex: columns.length - 1 });
  };
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <TextField
          select
          size="small"
          label="Column"
          value={field}
          onChange={(event) => setField(event.target.value)}
          sx={{ inlineSize: 140 }}
        >
          {columns.map((column) => (
            <MenuItem key={column.field} value={column.field}>
              {column.headerName}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={moveFirst}>Move first</Button>
        <Button onClick={moveLast}>Move last</Button>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={employees}
        columns={columns}
        hideFooter
        aria-label="Payroll with buttons that move columns"
      />
    </>
  );
}
