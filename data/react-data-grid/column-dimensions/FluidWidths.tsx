import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Fixed', width: 100 },
  { field: 'route', headerName: 'flex 1', flex: 1, minWidth: 150 },
  { field: 'airline', headerName: 'flex 0.5', flex: 0.5, minWidth: 80, maxWidth: 200 },
];

export default function FluidWidths() {
  return (
    <Box sx={{ blockSize: 371, inlineSize: '100%', overflow: 'hidden', resize: 'horizontal' }}>
      <DataGrid rows={flights} columns={columns} aria-label="Flights, fluid widths" />
    </Box>
  );
}
