import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

export default function FilterOff() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      disableColumnFilter
      aria-label="Apartments without filters"
    />
  );
}
