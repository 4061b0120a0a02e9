import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { nurseColumns, nurses, type Nurse } from '../dataset/nurses';

const isCellEditable = ({ row }: GridCellParams<Nurse>) => row.age % 2 === 0;

export default function EditableByRow() {
  return (
    <DataGrid
      rows={nurses}
      columns={nurseColumns}
      isCellEditable={isCellEditable}
      getCellClassName={(params) => (params.isEditable ? 'can-edit' : '')}
      sx={{ '& .can-edit': { backgroundColor: 'action.hover' } }}
      aria-label="Nurses, editable where the age is even"
    />
  );
}
