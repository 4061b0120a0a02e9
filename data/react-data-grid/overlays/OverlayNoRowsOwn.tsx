import * as React from 'react';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd?: () => void;
  }
}

/* preview-start */
function NoOrders({ onAdd }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay>
      <Inventory color="primary" sx={{ fontSize: 48 }} />
      <Typography>You have no orders yet</Typography>
      <Button variant="contained" onClick={onAdd}>
        Add the first order
      </Button>
    </GridOverlay>
  );
}
/* preview-end */

const slots = { noRowsOverlay: NoOrders };

export default function OverlayNoRowsOwn() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const slotProps = { noRowsOverlay: { onAdd: () => setRows(orders.slice(0, 1)) } };
  return (
    <DataGrid
      rows={rows}
      columns={orderColumns}
      slots={slots}
      slotProps={slotProps}
      hideFooter
      aria-label="Orders"
    />
  );
}
