import { DataGrid } from '@mui/x-data-grid';
import { nurseColumns, nurses } from '../dataset/nurses';

export default function EditableCells() {
  return <DataGrid rows={nurses} columns={nurseColumns} aria-label="Nurses, editable by cell" />;
}
