import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

export default function QuickSearch() {
  return <DataGrid rows={books} columns={bookColumns} showToolbar label="Books" />;
}
