import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  member: { first: string; last: string };
  /** ISO date. */
  due: string;
}

const loans: Loan[] = [
  { id: 1, title: 'The Sea Register', member: { first: 'Mia', last: 'Torres' }, due: '2026-04-02' },
  { id: 2, title: 'A Field of Clocks', member: { first: 'Jan', last: 'Kos' }, due: '2026-03-19' },
  {
    id: 3,
    title: 'Letters to a Lighthouse',
    member: { first: 'Eve', last: 'Lam' },
    due: '2026-04-21',
  },
];

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  /* preview-start */
  {
    field: 'member',
    headerName: 'Member',
    width: 110,
    valueGetter: (_value, row) => `${row.member.first} ${row.member.last}`,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 110,
    valueGetter: (_value, row) => new Date(`${row.due}T00:00`),
  },
  /* preview-end */
];

export default function TypedGrid() {
  return <DataGrid rows={loans} columns={columns} hideFooter aria-label="Loans" />;
}
