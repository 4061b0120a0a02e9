import { DataGrid } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

export default function StateInitial() {
  return (
    <DataGrid
      rows={rentalCars}
      columns={carColumns}
      /* preview-start */
      initialState={{
        filter: { filterModel: { items: [{ field: 'free', operator: 'is', value: 'true' }] } },
        sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] },
        pagination: { paginationModel: { page: 1, pageSize: 10 } },
      }}
      /* preview-end */
      pageSizeOptions={[10, 25]}
      aria-label="Available cars, cheapest first, second page"
    />
  );
}
