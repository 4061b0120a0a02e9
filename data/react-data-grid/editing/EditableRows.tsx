import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../dataset/nurses';

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

export default function EditableRows() {
  return (
    /* preview-start */
    <DataGrid
      rows={nurses}
      columns={columns}
      editMode="row"
      aria-label="Nurses, edited one row at a time"
    />
    /* preview-end */
  );
}
