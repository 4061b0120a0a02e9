import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
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
        sx={{ '& .MuiChip-avatar': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}
      />
    ),
  },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 110,
    renderCell: ({ row }) => <Chip size="small" label={row.kind} />,
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
