import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from '../dataset/apartments';

/* preview-start */
const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110, filterable: false },
];
/* preview-end */

export default function FilterOffOneColumn() {
  return <DataGrid rows={apartments} columns={columns} showToolbar label="Apartments" />;
}
