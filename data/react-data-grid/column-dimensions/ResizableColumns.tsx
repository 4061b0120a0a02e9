import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Locked', resizable: false },
  { field: 'route', headerName: '150 to 300', width: 180, minWidth: 150, maxWidth: 300 },
  { field: 'airline', headerName: 'Free', width: 130 },
];

export default function ResizableColumns() {
  const [moves, setMoves] = React.useState(0);
  const [last, setLast] = React.useState('none');
  return (
    <Stack spacing={1} sx={{ inlineSize: '100%' }}>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={flights}
          columns={columns}
          onColumnResize={() => setMoves((count) => count + 1)}
          onColumnWidthChange={({ colDef, width }) =>
            setLast(`${colDef.field} ${Math.round(width)} px`)
          }
          aria-label="Flights, columns to resize"
        />
      </Box>
      <Typography role="status">
        onColumnResize: {moves} calls. onColumnWidthChange: {last}
      </Typography>
    </Stack>
  );
}
