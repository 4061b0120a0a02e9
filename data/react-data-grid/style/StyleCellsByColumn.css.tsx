import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';
import styles from './StyleCellsByColumn.module.css';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 160, cellClassName: styles.hutName },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    cellClassName: ({ row }) => (row.beds < 20 ? styles.fewBeds! : ''),
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
