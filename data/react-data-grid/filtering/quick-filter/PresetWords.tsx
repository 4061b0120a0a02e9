import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['river', 'novel'] } },
};

export default function PresetWords() {
  return (
    <Box sx={{ blockSize: 440, inlineSize: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        initialState={initialState}
        showToolbar
        aria-label="Novels with a river in the title"
      />
    </Box>
  );
}
