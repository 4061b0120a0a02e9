import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { nurses, type Nurse } from '../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'hours', headerName: 'Hours', width: 100, type: 'number', editable: true },
  { field: 'nights', headerName: 'Nights', width: 100, type: 'boolean', editable: true },
  { field: 'approved', headerName: 'Approved', width: 110, type: 'boolean' },
];

export default function EditableByRow() {
  return (
    <DataGrid
      rows={nurses}
      columns={columns}
      /* preview-start */
      isCellEditable={({ row }) => !row.approved}
      getCellClassName={(params) => (params.isEditable ? 'can-edit' : '')}
      sx={{ '& .can-edit': { backgroundColor: 'action.hover' } }}
      /* preview-end */
      aria-label="Plan for next week, approved rows are read-only"
    />
  );
}
