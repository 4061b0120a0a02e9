import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

/* preview-start */
const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['river', 'novel'] } },
};

export default function PresetWords() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      initialState={initialState}
      showToolbar
      label="Books"
    />
  );
}
/* preview-end */
