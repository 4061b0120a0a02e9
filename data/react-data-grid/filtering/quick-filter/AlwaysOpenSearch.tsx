import Button from '@mui/material/Button';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

/* preview-start */
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ display: 'flex', alignItems: 'center' }}>
        <QuickFilterControl
          size="small"
          placeholder="Search books"
          slotProps={{ htmlInput: { 'aria-label': 'Search books', role: 'searchbox' } }}
        />
        <QuickFilterClear render={<Button />}>Clear</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}
/* preview-end */

export default function AlwaysOpenSearch() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      slots={{ toolbar: SearchToolbar }}
      showToolbar
      aria-label="Books"
    />
  );
}
