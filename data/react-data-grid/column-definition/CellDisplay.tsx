import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

export default function CellDisplay() {
  const [isFlex, setIsFlex] = React.useState(true);
  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      {
        field: 'firstName',
        headerName: 'Photo',
        width: 90,
        sortable: false,
        /* preview-start */
        display: isFlex ? 'flex' : 'text',
        renderCell: ({ row }) => (
          <Avatar
            aria-hidden
            sx={{ inlineSize: 32, blockSize: 32, fontSize: 14, bgcolor: 'primary.main' }}
          >
            {row.firstName[0]}
            {row.lastName[0]}
          </Avatar>
        ),
        /* preview-end */
      },
      { field: 'lastName', headerName: 'Last name', flex: 1, minWidth: 100 },
    ],
    [isFlex],
  );

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isFlex} onChange={(event) => setIsFlex(event.target.checked)} />}
        label="display: 'flex'"
      />
      <DataGrid rows={employees} columns={columns} hideFooter aria-label="Employees with avatars" />
    </>
  );
}
