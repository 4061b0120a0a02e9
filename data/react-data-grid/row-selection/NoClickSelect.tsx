import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

export default function NoClickSelect() {
  const [ordered, setOrdered] = React.useState('Nothing ordered yet');
  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      ...partColumns,
      {
        field: 'order',
        headerName: 'Order',
        width: 110,
        sortable: false,
        filterable: false,
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => setOrdered(`Ordered: ${row.name}`)}
          >
            Order
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <Stack spacing={2}>
      <Typography role="status">{ordered}</Typography>
      <Box sx={{ blockSize: 370 }}>
        <DataGrid
          rows={parts}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          aria-label="Parts selected by checkbox only"
        />
      </Box>
    </Stack>
  );
}
