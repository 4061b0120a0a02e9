import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

interface OpenMenu {
  id: number;
  position: { left: number; top: number };
}

export default function SlotRowContextMenu() {
  const [rows, setRows] = React.useState<Order[]>(orders);
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const close = () => setMenu(null);

  const setStatus = (status: Order['status']) => {
    setRows((all) => all.map((order) => (order.id === menu?.id ? { ...order, status } : order)));
    close();
  };

  /* preview-start */
  const row = {
    onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
      event.preventDefault();
      const id = Number(event.currentTarget.dataset['id']);
      setMenu({ id, position: { left: event.clientX, top: event.clientY } });
    },
  };
  const grid = (
    <DataGrid
      rows={rows}
      columns={orderColumns}
      slotProps={{ row }}
      /* preview-end */
      hideFooter
      aria-label="Orders, right-click to change the status"
    />
  );

  return (
    <>
      {grid}
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu?.position}
      >
        <MenuItem onClick={() => setStatus('Packed')}>Mark as packed</MenuItem>
        <MenuItem onClick={() => setStatus('Shipped')}>Mark as shipped</MenuItem>
      </Menu>
    </>
  );
}
