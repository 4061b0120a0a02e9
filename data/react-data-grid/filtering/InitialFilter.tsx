import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

/* preview-start */
export default function InitialFilter() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      initialState={{
        filter: { filterModel: { items: [{ field: 'rating', operator: '>', value: 4 }] } },
      }}
      aria-label="Apartments rated above 4"
    />
  );
}
/* preview-end */
