import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

export default function SlotCellPopover() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);

  const rowId = Number(cell?.parentElement?.dataset['id']);
  const order = orders.find(({ id }) => id === rowId);

  /* preview-start */
  const open = ({ currentTarget }: React.SyntheticEvent) => {
    const target = currentTarget as HTMLElement;
    setCell(target.dataset['field'] === 'customer' ? target : null);
  };
  const close = () => setCell(null);
  const grid = (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slotProps={{
        cell: { onMouseEnter: open, onMouseLeave: close, onFocus: open, onBlur: close },
      }}
      /* preview-end */
      hideFooter
      aria-label="Orders, with details of the customer"
    />
  );

  return (
    <>
      {grid}
      <Popper open={order !== undefined} anchorEl={cell} placement="bottom-start">
        <Paper elevation={4} role="status" sx={{ p: 1.5, pointerEvents: 'none' }}>
          <Typography variant="subtitle2">{order?.customer}</Typography>
          <Typography variant="body2">
            {order?.quantity.toLocaleString('en-US')} × {order?.article} to {order?.city}
          </Typography>
        </Paper>
      </Popper>
    </>
  );
}
