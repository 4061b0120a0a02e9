import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 160, cellClassName: 'tw:font-bold' },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    cellClassName: ({ row }) =>
      row.beds < 20 ? 'tw:font-bold tw:text-red-700 tw:dark:text-red-300' : '',
  },
  { field: 'night', headerName: 'Night', ...degrees },
];
/* preview-end */

export default function StyleCellsByColumn() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      hideFooter
      aria-label="Mountain huts, with fewer than 20 beds in red"
    />
  );
}
