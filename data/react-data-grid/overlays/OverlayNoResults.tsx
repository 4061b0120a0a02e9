import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
const localeText = { noResultsOverlayLabel: 'No order matches your search' };
const filterModel = { items: [], quickFilterValues: ['oslo'] };

export default function OverlayNoResults() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      localeText={localeText}
      initialState={{ filter: { filterModel } }}
      showToolbar
      label="Orders"
    />
  );
}
/* preview-end */
