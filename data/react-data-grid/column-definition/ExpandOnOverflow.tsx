import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';
import NoteCell from './NoteCell';

const columns: GridColDef<Employee>[] = [
  { field: 'firstName', headerName: 'Name', width: 100 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 120,
    maxWidth: 320,
    renderCell: (params) => <NoteCell text={params.row.note} hasFocus={params.hasFocus} />,
  },
];

export default function ExpandOnOverflow() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      hideFooter
      aria-label="Notes, point at one or focus it to read all"
    />
  );
}
