import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import type { GridColDef } from '@mui/x-data-grid-premium';
import type { FilmRecord } from './filmServer';

const genreColors: Record<FilmRecord['genre'], ChipProps['color']> = {
  Drama: 'primary',
  Comedy: 'success',
  Thriller: 'secondary',
};

const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The columns of the films of `filmServer.ts`. Rows of groups have none of their fields. */
export const filmServerColumns: GridColDef<FilmRecord>[] = [
  { field: 'company', headerName: 'Company', width: 140 },
  { field: 'director', headerName: 'Director', width: 125 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: Object.keys(genreColors),
    width: 105,
    display: 'flex',
    renderCell: ({ value }: { value?: FilmRecord['genre'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={genreColors[value]} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value }) =>
      value && <Rating readOnly size="small" precision={0.5} value={Number(value)} />,
  },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) =>
      typeof value === 'number' ? `€${millions.format(value)} M` : '',
  },
];
