import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

/* preview-start */
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          type="search"
          size="small"
          placeholder="Search books"
          slotProps={{ htmlInput: { 'aria-label': 'Search books' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}
const slots = { toolbar: SearchToolbar };
/* preview-end */

export default function QuickFilterAlwaysOpen() {
  return (
    <DataGrid rows={books} columns={bookColumns} slots={slots} showToolbar aria-label="Books" />
  );
}
