import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Locked', width: 90, resizable: false },
  { field: 'route', headerName: '120 to 240', width: 180, minWidth: 120, maxWidth: 240 },
  { field: 'airline', headerName: 'Free', width: 130 },
];

export default function ResizableColumns() {
  const [calls, setCalls] = React.useState(0);
  const [last, setLast] = React.useState('not yet');
  return (
    <>
      <Box sx={{ blockSize: 275 }}>
        <DataGrid
          rows={flights}
          columns={columns}
          onColumnResize={() => setCalls((count) => count + 1)}
          onColumnWidthChange={({ colDef, width }) =>
            setLast(`${colDef.headerName}, ${Math.round(width)} px`)
          }
          density="compact"
          hideFooter
          aria-label="Flights, columns to resize"
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        onColumnResize: {calls} calls
      </Typography>
      <Typography variant="body2" role="status">
        onColumnWidthChange: {last}
      </Typography>
    </>
  );
}
