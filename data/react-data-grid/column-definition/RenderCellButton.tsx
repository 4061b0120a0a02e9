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
      {
        field: 'hiredOn',
        headerName: 'Hired on',
        type: 'date',
        width: 190,
        display: 'flex',
        renderCell: (params) => (
          <>
            {params.formattedValue}
            <Button
              size="small"
              sx={{ marginInlineStart: 'auto' }}
              tabIndex={params.tabIndex}
              aria-label={`Congratulate ${params.row.firstName}`}
              onClick={() => setSentTo(params.row.firstName)}
            >
              Congrats
            </Button>
          </>
        ),
      },
    ],
    [],
  );

  return (
    <>
      <DataGrid rows={employees} columns={columns} hideFooter aria-label="Anniversaries" />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {sentTo ? `A card is on its way to ${sentTo}.` : 'Nobody has got a card yet.'}
      </Typography>
    </>
  );
}
