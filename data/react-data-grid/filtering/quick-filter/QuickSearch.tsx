import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

export default function QuickSearch() {
  return (
    <Box sx={{ blockSize: 440, inlineSize: '100%' }}>
      <DataGrid rows={books} columns={bookColumns} showToolbar label="Books" />
    </Box>
  );
}
