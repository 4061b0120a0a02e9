import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const getCellClassName = ({ value }: GridCellParams) => {
  if (typeof value !== 'number') return '';
  return value < 0
    ? 'tw:bg-sky-800 tw:text-white tw:dark:bg-sky-300 tw:dark:text-black'
    : 'tw:bg-black/5 tw:dark:bg-white/10';
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
