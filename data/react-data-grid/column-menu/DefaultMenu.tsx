import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from '../dataset/films';

const colors: Record<Film['genre'], ChipProps['color']> = {
  Drama: 'primary',
  Comedy: 'success',
  Thriller: 'warning',
};

const genre = {
  display: 'flex',
  width: 110,
  renderCell: ({ row }) => <Chip size="small" label={row.genre} color={colors[row.genre]} />,
} satisfies Partial<GridColDef<Film>>;

const rating = {
  display: 'flex',
  width: 140,
  renderCell: ({ row }) => <Rating readOnly size="small" value={row.rating} />,
} satisfies Partial<GridColDef<Film>>;

const columns: GridColDef<Film>[] = [
  /* preview-start */
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, hideable: false },
  { field: 'genre', headerName: 'Genre', ...genre, sortable: false },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', ...rating, filterable: false },
  /* preview-end */
];

export default function DefaultMenu() {
  return <DataGrid rows={films} columns={columns} hideFooter aria-label="Films" />;
}
