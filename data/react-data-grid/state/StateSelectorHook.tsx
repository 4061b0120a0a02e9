import { DataGrid } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';
import { PagePosition } from './PagePosition';

const slots = { pagination: PagePosition };
const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function StateSelectorHook() {
  return (
    <DataGrid
      rows={rentalCars}
      columns={carColumns}
      initialState={initialState}
      pageSizeOptions={[10]}
      slots={slots}
      hideFooterSelectedRowCount
      aria-label="Cars with a pagination that follows the state"
    />
  );
}
