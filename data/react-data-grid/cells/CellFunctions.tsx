import Avatar from '@mui/material/Avatar';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'primary',
  Shipped: 'success',
};

const avatarSx = {
  inlineSize: 28,
  blockSize: 28,
  fontSize: 13,
  marginInlineEnd: 1,
  bgcolor: 'primary.main',
};

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <Avatar aria-hidden sx={avatarSx}>
          {row.customer[0]}
        </Avatar>
        {row.customer}
      </>
    ),
  },
  /* preview-start */
  {
    field: 'unitPrice',
    headerName: 'Price per piece',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.total / row.quantity,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} color={statusColors[row.status]} />
    ),
  },
  /* preview-end */
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) =>
      row.rating === null ? 'Not rated' : <Rating readOnly size="small" value={row.rating} />,
  },
];

export default function CellFunctions() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Orders in March" />;
}
