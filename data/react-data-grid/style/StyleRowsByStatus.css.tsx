import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';
import styles from './StyleRowsByStatus.module.css';

/* preview-start */
const tints = { Open: styles.open!, Full: styles.full!, Closed: styles.closed! };
const getRowClassName = ({ row }: GridRowClassNameParams<Hut>) => tints[row.status];
/* preview-end */

export default function StyleRowsByStatus() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      className={styles.grid!}
      getRowClassName={getRowClassName}
      hideFooter
      aria-label="Mountain huts, colored by status"
    />
  );
}
