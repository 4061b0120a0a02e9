import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const initialState: GridInitialState = {
  filter: { filterModel: { items: [{ field: 'free', operator: 'is', value: 'true' }] } },
  sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] },
  pagination: { paginationModel: { page: 1, pageSize: 10 } },
};

export default function StateInitial() {
  return (
    <DataGrid
      rows={rentalCars}
      columns={carColumns}
      initialState={initialState}
      pageSizeOptions={[10, 25]}
      aria-label="Free cars, cheapest first, second page"
    />
  );
}
