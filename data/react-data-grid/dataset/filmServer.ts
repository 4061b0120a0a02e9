import type { GridGetRowsResponse } from '@mui/x-data-grid-premium';
import type { Film } from './films';
import { answerGroups } from './groupQuery';
import {
  createMemoryServer,
  toQuery,
  type MemoryServer,
  type MemoryServerOptions,
} from './memoryServer';

/** A film of the catalog. In JSON, the director is a name. */
export interface FilmRecord extends Pick<Film, 'id' | 'title' | 'genre' | 'year' | 'rating'> {
  company: string;
  director: string;
  /** In million euros. */
  gross: number;
  /** Missing for films that stand alone. */
  series: string | null;
}

const companies: [name: string, directors: string[]][] = [
  ['Northlight', ['Keiko Ono', 'Lars Brandt', 'Rita Silva']],
  ['Casa Azul', ['Rita Silva', 'Thandi Mbeki', 'Jorge Alba']],
  ['Veld Pictures', ['Thandi Mbeki', 'Lars Brandt']],
  ['Fjord Film', ['Lars Brandt', 'Astrid Vik', 'Jonas Moe']],
  ['Red Kite', ['Nia Price', 'Owen Hale']],
  ['Lumen Works', ['Keiko Ono', 'Amir Haddad', 'Nia Price']],
  ['Polder', ['Saskia Bos', 'Amir Haddad']],
  ['Tall Stories', ['Jorge Alba', 'Owen Hale', 'Saskia Bos', 'Priya Nair']],
];
const first =
  'Silent Northern Paper Glass Borrowed Second Hollow Bright Distant Salt Winter Velvet Broken Lucky Hidden Amber Last Quiet Wild Iron'.split(
    ' ',
  );
const second =
  'Harbor Orchard Ferry Signal Umbrella Road Moon Letters Island Winter Garden Station Tide Witness Summer'.split(
    ' ',
  );
const genres: Film['genre'][] = ['Drama', 'Thriller', 'Comedy'];

function createFilm(index: number): FilmRecord {
  const [company, directors] = companies[(index * 5 + Math.floor(index / 9)) % companies.length]!;
  const genre = genres[(index * 2 + Math.floor(index / 8)) % genres.length]!;
  const title = `${first[index % first.length]} ${second[Math.floor(index / first.length)]}`;
  return {
    id: index + 1,
    title,
    company,
    director: directors[Math.floor(index / 3) % directors.length]!,
    genre,
    year: 2016 + ((index * 7) % 10),
    gross: 4 + ((index * 37) % 90) + (genre === 'Thriller' ? 30 : 0),
    rating: 2 + ((index * 3 + Math.floor(index / 5)) % 4),
    series: index % 4 === 0 ? `${second[index % second.length]} Files` : null,
  };
}

const catalog = Array.from({ length: 300 }, (_, index) => createFilm(index));

/**
 * A server with 300 films of eight companies. `GET /api/films` accepts all parameters of a Premium data
 * source and returns `{ rows, rowCount, aggregateRow }`. See `answerGroups` for the rows of groups.
 */
export const createFilmServer = (options?: MemoryServerOptions) =>
  createMemoryServer({ 'GET /api/films': (params) => answerGroups(catalog, params) }, options);

/** Sends `params` in the query string. Rejects if the server fails. */
export async function requestFilms(
  server: MemoryServer,
  params: object,
): Promise<GridGetRowsResponse> {
  const response = await server.fetch(`/api/films?${toQuery(params)}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as GridGetRowsResponse;
}
