import type { GridColDef } from '@mui/x-data-grid';

/** A book of a town library. */
export interface Book {
  id: number;
  title: string;
  author: string;
  kind: 'Novel' | 'Essays' | 'Poems';
  published: Date;
  copies: number;
  loans: number;
  shelf: string;
}

const colors = ['Silent', 'Crimson', 'Hidden', 'Northern', 'Paper', 'Broken', 'Golden', 'Distant'];
const things = ['River', 'Orchard', 'Harbor', 'Garden', 'Map', 'Letters', 'Bridge', 'Clock'];
const authors = [
  'Zoë Brandt',
  'José Ortega',
  'Anaïs Fournier',
  'Håkon Vik',
  'Renée Dubois',
  'Björn Ek',
  'Inés Prieto',
  'Mark Hollis',
  'Aoife Ryan',
];
export const kinds: Book['kind'][] = ['Novel', 'Essays', 'Poems'];

/** A hundred books, the same each time. */
export const books: Book[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  title: `${colors[index % 8]} ${things[(index * 3 + Math.floor(index / 8)) % 8]}`,
  author: authors[(index * 5) % authors.length]!,
  kind: kinds[(index * 7 + Math.floor(index / 5)) % 3]!,
  published: new Date(2005 + ((index * 11) % 20), (index * 5) % 12, 1 + ((index * 13) % 28)),
  copies: 1 + ((index * 17) % 9),
  loans: (index * 389) % 2400,
  shelf: `${'ABCDE'[index % 5]}${1 + (index % 7)}`,
}));

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 150 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: kinds, width: 100 },
  { field: 'published', headerName: 'Published', type: 'date', width: 120 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];
