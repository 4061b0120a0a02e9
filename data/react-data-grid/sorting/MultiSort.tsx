import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

const statusColors = { Placed: 'default', Packed: 'info', Shipped: 'success' } as const;
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.status} color={statusColors[row.status]} />
    ),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 160,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) =>
      row.rating === null ? 'Not rated' : <Rating value={row.rating} size="small" readOnly />,
  },
];

/* preview-start */
const byStatusThenTotal: GridSortModel = [
  { field: 'status', sort: 'asc' },
  { field: 'total', sort: 'desc' },
];

export default function MultiSort() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: byStatusThenTotal } }}
      hideFooter
      aria-label="Orders sorted by status and total"
    />
  );
}
/* preview-end */
