import { DataGrid } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';
import styles from './FocusMarkInsteadOfOutline.module.css';

export default function FocusMarkInsteadOfOutline() {
  return (
    /* preview-start */
    <DataGrid
      className={styles.grid!}
      rows={huts}
      columns={hutColumns}
      hideFooter
      aria-label="Mountain huts with an underline below the focused cell"
    />
    /* preview-end */
  );
}
