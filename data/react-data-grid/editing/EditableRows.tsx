import { DataGrid } from '@mui/x-data-grid';
import { nurseColumns, nurses } from '../dataset/nurses';

export default function EditableRows() {
  return (
    <DataGrid
      rows={nurses}
      columns={nurseColumns}
      editMode="row"
      aria-label="Nurses, editable by row"
    />
  );
}
