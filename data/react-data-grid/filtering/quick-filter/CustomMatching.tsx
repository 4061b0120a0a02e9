import { DataGrid, type GetApplyQuickFilterFn, type GridColDef } from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../dataset/books';

// Four digits are a year; other words match no date.
const matchYear: GetApplyQuickFilterFn<Book, Date> = (word) =>
  /^\d{4}$/.test(word) ? (date) => date.getFullYear() === Number(word) : null;

const columns: GridColDef<Book>[] = bookColumns.map((column) => {
  if (column.field === 'published') return { ...column, getApplyQuickFilterFn: matchYear };
  if (column.field === 'author') return { ...column, getApplyQuickFilterFn: () => null };
  return column;
});

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
      aria-label="Books of a year"
    />
  );
}
