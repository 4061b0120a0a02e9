import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface NurseName {
  id: number;
  first: string;
  last: string;
}

const rows: NurseName[] = [
  { id: 1, first: 'Ama', last: 'Mensah' },
  { id: 2, first: 'Bruno', last: 'Leal' },
  { id: 3, first: 'Chiyo', last: 'Arai' },
];

const capitalize = (text: string) =>
  text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const columns: GridColDef<NurseName>[] = [
  /* preview-start */
  {
    field: 'fullName',
    headerName: 'Full name',
    width: 170,
    editable: true,
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
    valueParser: (value: string | undefined) => capitalize(value ?? ''),
    valueSetter: (value: string, row) => {
      const [first = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  /* preview-end */
  { field: 'first', headerName: 'First name', width: 120 },
  { field: 'last', headerName: 'Last name', width: 120 },
];

export default function ParserAndSetter() {
  return <DataGrid rows={rows} columns={columns} aria-label="Nurses with an editable full name" />;
}
