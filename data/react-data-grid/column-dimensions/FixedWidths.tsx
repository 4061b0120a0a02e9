import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

/* preview-start */
const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'route', headerName: 'Route', width: 180 },
  { field: 'airline', headerName: 'Airline' },
];
/* preview-end */

export default function FixedWidths() {
  return (
    <DataGrid
      rows={flights}
      columns={columns}
      density="compact"
      hideFooter
      showColumnVerticalBorder
      showCellVerticalBorder
      aria-label="Flights with fixed widths"
    />
  );
}
