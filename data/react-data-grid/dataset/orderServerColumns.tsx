import Avatar from '@mui/material/Avatar';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { OrderRecord } from './orderServer';

const statusColors: Record<OrderRecord['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'info',
  Shipped: 'success',
};
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** The column of the customer, with initials. */
export const customerColumn: GridColDef<OrderRecord> = {
  field: 'customer',
  headerName: 'Customer',
  flex: 1,
  minWidth: 190,
  renderCell: ({ row }) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Avatar
        aria-hidden
        sx={{ inlineSize: 28, blockSize: 28, fontSize: 12, bgcolor: 'primary.main' }}
      >
        {row.customer
          .split(/\W+/)
          .map((word) => word[0])
          .join('')
          .slice(0, 2)}
      </Avatar>
      <span>{row.customer}</span>
    </Stack>
  ),
};

/** The columns of the orders of `orderServer.ts`. */
export const orderServerColumns: GridColDef<OrderRecord>[] = [
  { field: 'id', headerName: 'Order', type: 'string', width: 95 },
  customerColumn,
  { field: 'city', headerName: 'City', width: 100 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Placed', 'Packed', 'Shipped'],
    width: 110,
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} color={statusColors[row.status]} />
    ),
  },
  {
    field: 'placedOn',
    headerName: 'Placed on',
    type: 'date',
    width: 120,
    // A date without a time would be read as UTC.
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
];
