import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const columns = apartmentColumns.map((column) =>
  column.field === 'rating' ? { ...column, filterable: false } : column,
);

export default function FilterOffOneColumn() {
  return (
    <DataGrid
      rows={apartments}
      columns={columns}
      showToolbar
      aria-label="Apartments, the rating has no filter"
    />
  );
}
