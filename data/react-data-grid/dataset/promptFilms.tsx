import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from './films';

/** A film whose director is a name, so that assistants can sort and group by it. */
export type PromptFilm = Omit<Film, 'director'> & { director: string };

export const promptFilms: PromptFilm[] = films.map(({ director, ...film }) => ({
  ...film,
  director: director.name,
}));

const genreColors: Record<Film['genre'], ChipProps['color']> = {
  Drama: 'primary',
  Comedy: 'success',
  Thriller: 'secondary',
};

const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Columns of the films with a description of each, and without examples. */
export const promptFilmColumns: GridColDef<PromptFilm>[] = [
  { field: 'title', headerName: 'Title', width: 140, description: 'Name of the film' },
  { field: 'company', headerName: 'Company', width: 120, description: 'Studio of the film' },
  { field: 'director', headerName: 'Director', width: 120, description: 'Who directed the film' },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: Object.keys(genreColors),
    width: 105,
    display: 'flex',
    description: 'Kind of the film',
    renderCell: ({ value }: { value?: Film['genre'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={genreColors[value]} />,
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 75,
    description: 'When the film was released',
    valueFormatter: (value?: number) => value && String(value),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 120,
    display: 'flex',
    description: 'Stars of the audience, from 1 to 5',
    renderCell: ({ value }) =>
      value && <Rating readOnly size="small" precision={0.1} value={Number(value)} />,
  },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 85,
    description: 'Box office revenue in million euros',
    valueFormatter: (value?: number) =>
      typeof value === 'number' ? `€${millions.format(value)} M` : '',
  },
];
