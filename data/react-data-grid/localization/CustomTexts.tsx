import { DataGrid, type GridLocaleText } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
const localeText: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Search by customer, city, or article',
  noResultsOverlayLabel: 'No orders match your search.',
  paginationRowsPerPage: 'Orders per page:',
  paginationDisplayedRows: ({ from, to, count }) => `Orders ${from} to ${to} of ${count}`,
  footerRowSelected: (count) => `${count} ${count === 1 ? 'order' : 'orders'} selected`,
};
/* preview-end */

const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function CustomTexts() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      localeText={localeText}
      showToolbar
      initialState={initialState}
      pageSizeOptions={[5, 10]}
      label="Orders"
    />
  );
}
