import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  /* preview-start */
  const [expanded, setExpanded] = React.useState(false);

  useGridEvent(apiRef, 'cellKeyDown', (_params, event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      setExpanded(true);
      inputRef.current?.focus();
    }
  });
  /* preview-end */

  return (
    <Toolbar>
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        {!expanded && (
          <QuickFilterTrigger
            render={<ToolbarButton render={<Button size="small" />} />}
            aria-keyshortcuts="Control+K Meta+K"
          >
            Search (Ctrl or ⌘ + K)
          </QuickFilterTrigger>
        )}
        {expanded && (
          <QuickFilterControl
            ref={inputRef}
            render={({ ref, slotProps, ...props }) => (
              <TextField
                {...props}
                inputRef={ref}
                size="small"
                placeholder="Search books"
                slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search books' } }}
              />
            )}
          />
        )}
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterShortcut() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      slots={{ toolbar: SearchToolbar }}
      showToolbar
      aria-label="Books with a keyboard shortcut for the search"
    />
  );
}
