import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Locked', width: 90, resizable: false },
  { field: 'route', headerName: '120 to 240 px', width: 180, minWidth: 120, maxWidth: 240 },
  { field: 'airline', headerName: 'Airline', width: 130 },
];

export default function ResizableColumns() {
  const [calls, setCalls] = React.useState(0);
  const [last, setLast] = React.useState('not called yet');
  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={flights}
        columns={columns}
        onColumnResize={() => setCalls((count) => count + 1)}
        onColumnWidthChange={({ colDef, width }) =>
          setLast(`${colDef.headerName}, ${Math.round(width)} px`)
        }
        density="compact"
        hideFooter
        aria-label="Flights with resizable columns"
      />
      {/* preview-end */}
      <Typography variant="body2" sx={{ mt: 1 }}>
        onColumnResize: {calls} calls
      </Typography>
      <Typography variant="body2" role="status">
        onColumnWidthChange: {last}
      </Typography>
    </>
  );
}
