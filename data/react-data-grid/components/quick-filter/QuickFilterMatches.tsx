import SearchIcon from '@mui/icons-material/Search';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from '../../dataset/books';

const startAdornment = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
);

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const searchField = (
    <QuickFilterControl
      /* preview-start */
      render={({ ref, slotProps, ...props }) => (
        <TextField
          {...props}
          id={slotProps?.htmlInput?.id}
          label="Search books"
          helperText={`${matches} of ${books.length} books`}
          inputRef={ref}
          slotProps={{
            ...slotProps,
            input: { startAdornment },
            formHelperText: { role: 'status' },
          }}
        />
      )}
      /* preview-end */
    />
  );
  return (
    <Toolbar style={{ justifyContent: 'space-between', padding: 16, flex: 'none' }}>
      <Typography variant="h6" component="p">
        Town library
      </Typography>
      <QuickFilter expanded>{searchField}</QuickFilter>
    </Toolbar>
  );
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'author',
    headerName: 'Author',
    width: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip
        variant="outlined"
        color="primary"
        avatar={<Avatar aria-hidden>{row.author[0]}</Avatar>}
        label={row.author}
      />
    ),
  },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 110,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        label={row.kind}
        color={row.kind === 'Novel' ? 'primary' : 'default'}
        variant={row.kind === 'Poems' ? 'outlined' : 'filled'}
      />
    ),
  },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

export default function QuickFilterMatches() {
  return (
    <DataGrid
      rows={books}
      columns={columns}
      slots={{ toolbar: SearchToolbar }}
      showToolbar
      initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['river'] } } }}
      aria-label="Books with the number of matches"
    />
  );
}
