import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import type { GridColDef } from '@mui/x-data-grid';
import type { Film } from '../dataset/films';

const genreColors: Record<Film['genre'], ChipProps['color']> = {
  Drama: 'primary',
  Comedy: 'success',
  Thriller: 'secondary',
};

/** The columns of the films on this page. */
export const filmListColumns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140, editable: true },
  {
    field: 'genre',
    headerName: 'Genre',
    width: 110,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={genreColors[row.genre]} label={row.genre} />
    ),
  },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 110, editable: true },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => <Rating readOnly size="small" value={row.rating} />,
  },
];
