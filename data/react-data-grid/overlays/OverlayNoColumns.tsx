import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../dataset/orders';

/* preview-start */
const columns = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'city', headerName: 'City' },
];
const columnVisibilityModel = { customer: false, city: false };

export default function OverlayNoColumns() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ columns: { columnVisibilityModel } }}
      aria-label="Orders"
    />
  );
}
/* preview-end */
