import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

/* preview-start */
export default function FilterOff() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      disableColumnFilter
      showToolbar
      label="Apartments"
    />
  );
}
/* preview-end */
