import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';
import styles from './StyleHeaders.module.css';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 140, headerClassName: styles.hutHeader! },
  { field: 'morning', headerName: 'Morning', ...degrees, align: 'center', headerAlign: 'center' },
  { field: 'noon', headerName: 'Noon', ...degrees, align: 'center', headerAlign: 'center' },
  { field: 'night', headerName: 'Night', ...degrees, headerClassName: styles.nightHeader! },
];

/* preview-end */

export default function StyleHeaders() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      hideFooter
      aria-label="Temperatures at mountain huts by time of day"
    />
  );
}
