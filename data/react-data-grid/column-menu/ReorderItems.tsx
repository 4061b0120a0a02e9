import { DataGrid } from '@mui/x-data-grid';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
const slotProps = {
  columnMenu: {
    slotProps: {
      columnMenuFilterItem: { displayOrder: 0 },
      columnMenuSortItem: { displayOrder: 20 },
    },
  },
};
/* preview-end */

export default function ReorderItems() {
  return (
    <DataGrid
      rows={films}
      columns={filmColumns}
      slotProps={slotProps}
      hideFooter
      aria-label="Films, menus that begin with the filter"
    />
  );
}
