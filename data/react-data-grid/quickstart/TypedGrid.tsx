import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  reader: { first: string; last: string };
  /** ISO date. */
  due: string;
}

const loans: Loan[] = [
  { id: 1, title: 'The Sea Register', reader: { first: 'Mia', last: 'Torres' }, due: '2026-04-02' },
  { id: 2, title: 'A Field of Clocks', reader: { first: 'Jan', last: 'Kos' }, due: '2026-03-19' },
  {
    id: 3,
    title: 'Letters to a Lighthouse',
    reader: { first: 'Eve', last: 'Lam' },
    due: '2026-04-21',
  },
];

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  {
    field: 'reader',
    headerName: 'Reader',
    width: 110,
    valueGetter: (_value, row) => `${row.reader.first} ${row.reader.last}`,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 110,
    valueGetter: (_value, row) => new Date(`${row.due}T00:00`),
  },
];

export default function TypedGrid() {
  return <DataGrid rows={loans} columns={columns} hideFooter aria-label="Loans" />;
}
