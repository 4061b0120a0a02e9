import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function SingleSelect() {
  return (
    <Box sx={{ blockSize: 370, inlineSize: '100%' }}>
      <DataGrid rows={parts} columns={partColumns} aria-label="Parts, one to select" />
    </Box>
  );
}
