import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const autosizeOptions = { includeOutliers: true };

/* preview-start */
const remark: GridColDef<Flight> = { field: 'remark', headerName: 'Remark', maxWidth: 150 };
const columns: GridColDef<Flight>[] = [{ field: 'id', headerName: 'Flight' }, remark];

export default function AutosizeDynamicHeight() {
  return (
    <DataGrid
      rows={flights}
      columns={columns}
      getRowHeight={() => 'auto'}
      autosizeOnMount
      autosizeOptions={autosizeOptions}
      aria-label="Flights with wrapped remarks"
      sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
    />
  );
}
/* preview-end */
