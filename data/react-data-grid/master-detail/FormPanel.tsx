import type * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

function OrderForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  /* preview-start */
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rating = Number(form.get('rating')) || null;
    const changes = { customer: form.get('customer'), city: form.get('city'), rating };
    apiRef.current.updateRows([{ id: order.id, ...changes }]);
    apiRef.current.toggleDetailPanel(order.id);
  };
  /* preview-end */
  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center', maxInlineSize: { xs: 280, sm: 'none' } }}
    >
      <TextField
        name="customer"
        label="Customer"
        size="small"
        required
        defaultValue={order.customer}
      />
      <TextField select name="city" label="City" size="small" defaultValue={order.city}>
        {['Bergen', 'Leeds', 'Lyon'].map((city) => (
          <MenuItem key={city} value={city}>
            {city}
          </MenuItem>
        ))}
      </TextField>
      <Rating name="rating" aria-label="Rating" defaultValue={order.rating ?? 0} />
      <Button type="submit" variant="contained">
        Save order
      </Button>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 140,
    renderCell: ({ row }) => (
      <Stack sx={{ blockSize: '100%', justifyContent: 'center' }}>
        <Rating readOnly size="small" value={row.rating} />
      </Stack>
    ),
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <OrderForm order={row} />;
const getDetailPanelHeight = () => 'auto' as const;
const expandedRowIds = new Set([4102]);

export default function FormPanel() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      initialState={{ detailPanel: { expandedRowIds } }}
      hideFooter
      aria-label="Orders to edit in a form"
    />
  );
}
