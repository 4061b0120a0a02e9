import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

/* preview-start */
const parser = (text: string) => text.split(/, */).filter(Boolean);
const formatter = (phrases: string[]) => phrases.join(', ');

const searchField = (
  <QuickFilter expanded parser={parser} formatter={formatter} debounceMs={300}>
    <QuickFilterControl
      type="search"
      size="small"
      placeholder="Separate with commas"
      slotProps={{ htmlInput: { 'aria-label': 'Search for phrases, separated by commas' } }}
    />
  </QuickFilter>
);
/* preview-end */

const suggestions = [['Silent River'], ['Golden Harbor', 'Novel'], ['Zoë Brandt', 'Poems']];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar style={{ flexWrap: 'wrap', justifyContent: 'space-between', flex: 'none' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {suggestions.map((phrases) => (
          <Chip
            key={formatter(phrases)}
            size="small"
            label={formatter(phrases)}
            onClick={() => apiRef.current.setQuickFilterValues(phrases)}
          />
        ))}
      </Stack>
      {searchField}
    </Toolbar>
  );
}

export default function QuickFilterPhrases() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      slots={{ toolbar: SearchToolbar }}
      showToolbar
      aria-label="Books with suggested searches"
    />
  );
}
