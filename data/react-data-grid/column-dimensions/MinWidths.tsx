import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'width 60', width: 60 },
  { field: 'route', headerName: 'width 60, minWidth 180', width: 60, minWidth: 180 },
];

export default function MinWidths() {
  return (
    <Box sx={{ blockSize: 371, inlineSize: '100%' }}>
      <DataGrid rows={flights} columns={columns} aria-label="Flights, minimum widths" />
    </Box>
  );
}
