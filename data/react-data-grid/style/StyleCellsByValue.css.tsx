import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';
import styles from './StyleCellsByValue.module.css';

/* preview-start */
const getCellClassName = ({ value }: GridCellParams) => {
  if (typeof value !== 'number') return '';
  return value < 0 ? styles.belowZero! : styles.aboveZero!;
};

/* preview-end */

const initialState = { columns: { columnVisibilityModel: { status: false, beds: false } } };

export default function StyleCellsByValue() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      initialState={initialState}
      getCellClassName={getCellClassName}
      hideFooter
      aria-label="Mountain huts, with temperatures below zero in blue"
    />
  );
}
