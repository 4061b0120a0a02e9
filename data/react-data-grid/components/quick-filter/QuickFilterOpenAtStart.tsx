import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

const trigger = (
  <QuickFilterTrigger render={<ToolbarButton render={<Button size="small" />} />}>
    Search
  </QuickFilterTrigger>
);

const field = (
  <QuickFilterControl
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

function SearchToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <QuickFilter
        defaultExpanded
        render={(props, { expanded }) => <div {...props}>{expanded ? field : trigger}</div>}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

export default function QuickFilterOpenAtStart() {
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
