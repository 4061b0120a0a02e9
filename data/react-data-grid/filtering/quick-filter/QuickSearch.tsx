import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, kinds, type Book } from '../../dataset/books';

const initialsOf = (name: string) => name.replace(/[^A-Z]/g, '');

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'author',
    headerName: 'Author',
    width: 190,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <Avatar
          sx={{
            inlineSize: 28,
            blockSize: 28,
            fontSize: 12,
            marginInlineEnd: 1,
            bgcolor: 'primary.main',
          }}
        >
          {initialsOf(row.author)}
        </Avatar>
        {row.author}
      </>
    ),
  },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: kinds,
    width: 110,
    renderCell: ({ row }) => <Chip label={row.kind} size="small" variant="outlined" />,
  },
  { field: 'published', headerName: 'Published', type: 'date', width: 120 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

/* preview-start */
export default function QuickSearch() {
  return <DataGrid rows={books} columns={columns} showToolbar label="Books" />;
}
/* preview-end */
