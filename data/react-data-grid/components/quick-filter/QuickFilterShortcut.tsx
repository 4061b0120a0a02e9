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

function SearchButton() {
  return (
    <QuickFilterTrigger
      render={<ToolbarButton render={<Button size="small" />} />}
      aria-keyshortcuts="Control+K Meta+K"
    >
      Search (Ctrl or ⌘ + K)
    </QuickFilterTrigger>
  );
}

function SearchField({ inputRef }: { inputRef: React.Ref<HTMLInputElement> }) {
  return (
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
  );
}

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
  const search = (
    <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
      {expanded ? <SearchField inputRef={inputRef} /> : <SearchButton />}
    </QuickFilter>
  );
  /* preview-end */
  return <Toolbar>{search}</Toolbar>;
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
