import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: '100 (default)' },
  { field: 'route', headerName: '200', width: 200 },
  { field: 'airline', headerName: '150', width: 150 },
];

export default function FixedWidths() {
  return (
    <Box sx={{ blockSize: 371, inlineSize: '100%' }}>
      <DataGrid rows={flights} columns={columns} aria-label="Flights, fixed widths" />
    </Box>
  );
}
