import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';
import styles from './WrappedHeaders.module.css';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Name of the mountain hut', width: 140 },
  { field: 'beds', headerName: 'Beds reported this morning', type: 'number', width: 130 },
  { field: 'morning', headerName: 'Temperature at sunrise', ...degrees, width: 130 },
  { field: 'night', headerName: 'Expected temperature at night', ...degrees, width: 140 },
];

export default function WrappedHeaders() {
  return (
    /* preview-start */
    <DataGrid
      rows={huts}
      columns={columns}
      className={styles.grid!}
      columnHeaderHeight={72}
      hideFooter
      aria-label="Mountain huts with long column titles"
    />
    /* preview-end */
  );
}
