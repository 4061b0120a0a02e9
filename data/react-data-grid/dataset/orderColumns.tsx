import Chip, { type ChipProps } from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from './orders';

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'info',
  Shipped: 'success',
};

/** The columns of an order after its number. */
export const orderColumns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} color={statusColors[row.status]} />
    ),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 130,
    renderCell: ({ row }) =>
      row.rating === null ? (
        '—'
      ) : (
        <Stack sx={{ blockSize: '100%', justifyContent: 'center', alignItems: 'flex-start' }}>
          <Rating readOnly size="small" value={row.rating} />
        </Stack>
      ),
  },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 90 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 110 },
];
