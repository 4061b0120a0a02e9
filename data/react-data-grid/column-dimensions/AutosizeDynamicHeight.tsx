import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight' },
  { field: 'remark', headerName: 'Remark', maxWidth: 150 },
];
const autosizeOptions = { includeOutliers: true };

export default function AutosizeDynamicHeight() {
  return (
    <DataGrid
      rows={flights}
      columns={columns}
      getRowHeight={() => 'auto'}
      autosizeOnMount
      autosizeOptions={autosizeOptions}
      hideFooter
      aria-label="Flights, long remarks wrap"
      sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
    />
  );
}
