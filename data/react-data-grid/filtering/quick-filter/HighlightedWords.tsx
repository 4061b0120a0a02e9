import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from '../../dataset/books';

/* preview-start */
function Highlighted({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) return text;

  const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'i'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
/* preview-end */

const columns: GridColDef<Book>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => <Highlighted text={row.title} />,
  },
  {
    field: 'author',
    headerName: 'Author',
    width: 160,
    renderCell: ({ row }) => <Highlighted text={row.author} />,
  },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['er', 'an'] } },
};

export default function HighlightedWords() {
  return (
    <DataGrid
      rows={books}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Books"
    />
  );
}
