import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, gridClasses, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, cellClassName: 'opens' },
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const sx = {
  [`& .${gridClasses.cell}.opens`]: { cursor: 'pointer', color: 'primary.main' },
  '& .opens:hover': { textDecoration: 'underline' },
};

export default function CellClicks() {
  const [order, setOrder] = React.useState<Order | null>(null);
  const [isOpen, setIsOpen] = React.useState(false);

  const open = ({ field, row }: GridCellParams<Order>) => {
    if (field !== 'customer') return;
    setOrder(row);
    setIsOpen(true);
  };

  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        onCellClick={open}
        onCellKeyDown={(params, event) => {
          if (event.key === 'Enter') open(params);
        }}
        disableRowSelectionOnClick
        hideFooter
        sx={sx}
        aria-label="Orders that open from the customer cell"
      />
      {/* preview-end */}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="order-title">
        <DialogTitle id="order-title">Order {order?.id}</DialogTitle>
        <DialogContent>
          {order?.customer} in {order?.city} ordered {order?.quantity} pieces of {order?.article}.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
