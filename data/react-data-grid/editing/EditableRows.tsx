import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { nurseColumns, nurses } from '../dataset/nurses';

export default function EditableRows() {
  return (
    <Box sx={{ blockSize: 320, inlineSize: '100%' }}>
      <DataGrid
        rows={nurses}
        columns={nurseColumns}
        editMode="row"
        aria-label="Nurses, editable by row"
      />
    </Box>
  );
}
