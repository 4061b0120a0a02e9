import { DataGrid } from '@mui/x-data-grid';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
const slotProps = {
  columnMenu: { slots: { columnMenuColumnsItem: null } },
};

export default function RemoveItem() {
  return (
    <DataGrid
      rows={films}
      columns={filmColumns}
      slotProps={slotProps}
      hideFooter
      aria-label="Films, column menus without Hide column"
    />
  );
}
/* preview-end */
