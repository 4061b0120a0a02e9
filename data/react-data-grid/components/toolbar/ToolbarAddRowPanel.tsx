import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders, type Order } from '../../dataset/orders';

const draft = orders[3]!;
const paper = { role: 'dialog', 'aria-label': 'New order' };

function AddOrderForm({ onDone }: { onDone: () => void }) {
  const apiRef = useGridApiContext();
  const add = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const order: Order = {
      ...draft,
      id: Math.max(...apiRef.current.getAllRowIds().map(Number)) + 1,
      customer: String(form.get('customer')),
      total: Number(form.get('total')),
    };
    apiRef.current.updateRows([order]);
    onDone();
  };
  return (
    <Stack component="form" onSubmit={add} spacing={2} sx={{ p: 2, inlineSize: 240 }}>
      <TextField name="customer" label="Customer" size="small" required autoFocus />
      <TextField name="total" label="Total (€)" type="number" size="small" required />
      <Button type="submit" variant="contained">
        Add order
      </Button>
    </Stack>
  );
}

function OrdersToolbar() {
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const close = () => setAnchor(null);
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, px: 1, fontWeight: 500 }}>Orders</Typography>
      {/* preview-start */}
      <ToolbarButton
        render={<Button startIcon={<Add />} />}
        aria-haspopup="dialog"
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        New order
      </ToolbarButton>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ paper }}>
        <AddOrderForm onDone={close} />
      </Popover>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: OrdersToolbar };

export default function ToolbarAddRowPanel() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
      slots={slots}
      showToolbar
      label="Orders"
      density="compact"
    />
  );
}
