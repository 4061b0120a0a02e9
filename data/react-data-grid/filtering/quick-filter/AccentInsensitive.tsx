import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['zoe'] } },
};

/* preview-start */
export default function AccentInsensitive() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      initialState={initialState}
      ignoreDiacritics
      showToolbar
      label="Books"
    />
  );
}
/* preview-end */
