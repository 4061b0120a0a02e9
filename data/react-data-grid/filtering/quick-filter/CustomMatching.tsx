import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../dataset/books';

/* preview-start */
const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 140, getApplyQuickFilterFn: () => null },
  {
    field: 'published',
    headerName: 'Published',
    type: 'date',
    width: 120,
    getApplyQuickFilterFn: (word: string) =>
      /^\d{4}$/.test(word) ? (date: Date) => date.getFullYear() === Number(word) : null,
  },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];
/* preview-end */

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['2014'] } },
};

export default function CustomMatching() {
  return (
    <DataGrid
      rows={books}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Books"
    />
  );
}
