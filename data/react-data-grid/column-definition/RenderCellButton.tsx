import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

export default function RenderCellButton() {
  const [sentTo, setSentTo] = React.useState<string>();
  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 90 },
      { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 110 },
      {
        field: 'card',
        headerName: 'Anniversary',
        width: 120,
        /* preview-start */
        display: 'flex',
        renderCell: (params) => (
          <Button
            size="small"
            tabIndex={params.tabIndex}
            aria-label={`Send ${params.row.firstName} a card`}
            onClick={() => setSentTo(params.row.firstName)}
          >
            Send card
          </Button>
        ),
        /* preview-end */
      },
    ],
    [],
  );

  return (
    <>
      <DataGrid rows={employees} columns={columns} hideFooter aria-label="Work anniversaries" />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {sentTo ? `A card is on its way to ${sentTo}.` : 'No card sent yet.'}
      </Typography>
    </>
  );
}
