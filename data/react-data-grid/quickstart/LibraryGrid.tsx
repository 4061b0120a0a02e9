import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, kinds, type Book } from '../dataset/books';

const colors = { Novel: 'primary', Essays: 'success', Poems: 'warning' } as const;
const mostLoans = Math.max(...books.map(({ loans }) => loans));

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 160 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: kinds,
    width: 110,
    renderCell: ({ row }) => (
      <Chip label={row.kind} color={colors[row.kind]} size="small" variant="outlined" />
    ),
  },
  {
    field: 'loans',
    headerName: 'Loans',
    type: 'number',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <LinearProgress
          variant="determinate"
          value={(100 * row.loans) / mostLoans}
          aria-hidden
          sx={{ flex: 1, height: 6, borderRadius: 3 }}
        />
        <Box sx={{ width: 56 }}>{row.loans.toLocaleString('en-US')}</Box>
      </>
    ),
  },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100, editable: true },
];

/* preview-start */
export default function LibraryGrid() {
  return (
    <DataGrid
      rows={books}
      columns={columns}
      showToolbar
      checkboxSelection
      initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      label="Library"
    />
  );
}
/* preview-end */
