import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 160, cellClassName: 'hut-name' },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    cellClassName: ({ row }) => (row.beds < 20 ? 'few-beds' : ''),
  },
  { field: 'night', headerName: 'Night', ...degrees },
];

const sx = {
  '& .hut-name': { fontWeight: 700 },
  '& .few-beds': { color: 'error.main', fontWeight: 700 },
};
/* preview-end */

export default function StyleCellsByColumn() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      hideFooter
      aria-label="Mountain huts, with fewer than 20 beds in red"
    />
  );
}
