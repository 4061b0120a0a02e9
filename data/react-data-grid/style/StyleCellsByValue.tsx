import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const getCellClassName = ({ value }: GridCellParams) => {
  if (typeof value !== 'number') return '';
  return value < 0 ? 'below-zero' : 'above-zero';
};

const sx = {
  '& .below-zero': { backgroundColor: 'info.main', color: 'info.contrastText' },
  '& .above-zero': { backgroundColor: 'action.hover' },
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
      sx={sx}
      hideFooter
      aria-label="Mountain huts, with temperatures below zero in blue"
    />
  );
}
