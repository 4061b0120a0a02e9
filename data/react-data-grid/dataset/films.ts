import type { GridColDef } from '@mui/x-data-grid-premium';

/** A film in the catalog of a distributor. */
export interface Film {
  id: number;
  title: string;
  company: string;
  genre: 'Drama' | 'Comedy' | 'Thriller';
  year: number;
  /** In million euros. */
  gross: number;
  /** What the production cost, in million euros. */
  budget: number;
  rating: number;
  director: { name: string; country: string };
  /** Missing for films that stand alone. */
  series: string | null;
}

const directors = {
  ono: { name: 'Keiko Ono', country: 'Japan' },
  brandt: { name: 'Lars Brandt', country: 'Denmark' },
  silva: { name: 'Rita Silva', country: 'Portugal' },
  mbeki: { name: 'Thandi Mbeki', country: 'South Africa' },
};

const listed = [
  ['The Salt Road', 'Northlight', 'Drama', 2021, 48, 12, 4, 'brandt', null],
  ['Low Tide', 'Northlight', 'Thriller', 2023, 96, 31, 5, 'ono', 'Harbor Files'],
  ['High Tide', 'Northlight', 'Thriller', 2025, 121, 58, 4, 'ono', 'Harbor Files'],
  ['Nine Umbrellas', 'Northlight', 'Comedy', 2023, 33, 14, 3, 'silva', null],
  ['Paper Moons', 'Casa Azul', 'Drama', 2021, 27, 9, 5, 'silva', null],
  ['The Aunt Returns', 'Casa Azul', 'Comedy', 2023, 74, 30, 3, 'silva', 'The Aunt'],
  ['The Aunt Remains', 'Casa Azul', 'Comedy', 2025, 88, 52, 2, 'silva', 'The Aunt'],
  ['Glass Orchard', 'Casa Azul', 'Drama', 2025, 19, 16, 4, 'mbeki', null],
  ['Signal Lost', 'Veld Pictures', 'Thriller', 2021, 142, 45, 4, 'mbeki', null],
  ['Two Left Shoes', 'Veld Pictures', 'Comedy', 2023, 56, 21, 4, 'mbeki', null],
  ['After the Rains', 'Veld Pictures', 'Drama', 2025, 61, 24, 5, 'mbeki', null],
  ['Night Ferry', 'Veld Pictures', 'Thriller', 2023, 110, 62, 3, 'brandt', 'Harbor Files'],
] as const;

/** The films of the page about row grouping. */
export const films: Film[] = listed.map(
  ([title, company, genre, year, gross, budget, rating, director, series], index) => ({
    ...{ id: index + 1, title, company, genre, year, gross, budget, rating, series },
    director: directors[director],
  }),
);

export const filmColumns: GridColDef<Film>[] = [
  { field: 'company', headerName: 'Company', width: 140 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'title', headerName: 'Title', width: 170 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => value && String(value),
  },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120, groupable: false },
];
