import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'None' },
  { field: 'route', headerName: 'width: 170', width: 170 },
  { field: 'airline', headerName: 'width: 140', width: 140 },
];

export default function FixedWidths() {
  return (
    <DataGrid
      rows={flights}
      columns={columns}
      density="compact"
      hideFooter
      showColumnVerticalBorder
      showCellVerticalBorder
      aria-label="Flights, fixed widths"
    />
  );
}
