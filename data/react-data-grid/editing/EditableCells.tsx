import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../dataset/nurses';

/* preview-start */
const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  { field: 'age', headerName: 'Age', width: 80, type: 'number', editable: true },
  { field: 'start', headerName: 'Since', width: 140, type: 'date', editable: true },
  { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
  {
    field: 'ward',
    headerName: 'Ward',
    width: 130,
    type: 'singleSelect',
    valueOptions: wards,
    editable: true,
  },
];
/* preview-end */

export default function EditableCells() {
  return <DataGrid rows={nurses} columns={columns} aria-label="Nurses" />;
}
