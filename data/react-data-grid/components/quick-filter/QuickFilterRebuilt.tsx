import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

const clearButton = (
  <InputAdornment position="end">
    <QuickFilterClear render={<IconButton size="small" edge="end" aria-label="Clear search" />}>
      <ClearIcon fontSize="small" />
    </QuickFilterClear>
  </InputAdornment>
);

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter style={{ display: 'grid', alignItems: 'center', justifyItems: 'end' }}>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <Tooltip title="Search books">
              <ToolbarButton
                {...props}
                aria-disabled={expanded}
                style={{
                  gridArea: '1 / 1',
                  zIndex: 1,
                  opacity: expanded ? 0 : 1,
                  pointerEvents: expanded ? 'none' : 'auto',
                }}
              >
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            </Tooltip>
          )}
        />
        {/* preview-start */}
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded, value }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              className={expanded ? 'open' : 'closed'}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search books' },
                input: { endAdornment: value && clearButton },
              }}
            />
          )}
        />
        {/* preview-end */}
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterRebuilt() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      slots={{ toolbar: SearchToolbar }}
      showToolbar
      aria-label="Books"
      sx={{
        '& .open, & .closed': { gridArea: '1 / 1', transition: 'width 200ms, opacity 200ms' },
        '& .open': { width: 220 },
        '& .closed': { width: 'var(--trigger-width)', opacity: 0 },
      }}
    />
  );
}
