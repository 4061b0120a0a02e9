import * as React from 'react';
import Alert from '@mui/material/Alert';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';
import { createOrdersApi } from '../../dataset/ordersApi';

const api = createOrdersApi();

interface SyncedOrder extends Order {
  sync: 'Saved' | 'Saving…' | 'Undone';
}

const syncColors: Record<SyncedOrder['sync'], ChipProps['color']> = {
  Saved: 'success',
  'Saving…': 'info',
  Undone: 'error',
};

const columns: GridColDef<SyncedOrder>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 112, editable: true },
  { field: 'quantity', headerName: 'Quantity', width: 87, type: 'number', editable: true },
  {
    field: 'sync',
    headerName: 'Sync',
    width: 93,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={syncColors[row.sync]} label={row.sync} />
    ),
  },
  { field: 'article', headerName: 'Article', width: 120 },
];

export default function OptimisticWithRollback() {
  const [rows, setRows] = React.useState(() =>
    orders.map((order): SyncedOrder => ({ ...order, sync: 'Saved' })),
  );
  const [message, setMessage] = React.useState<string | null>(null);
  const replace = (order: SyncedOrder) =>
    setRows((all) => all.map((old) => (old.id === order.id ? order : old)));

  return (
    <>
      <DataGrid
        columns={columns}
        /* preview-start */
        rows={rows}
        processRowUpdate={(newRow, oldRow) => {
          const saving: SyncedOrder = { ...newRow, sync: 'Saving…' };
          replace(saving);
          api.save(newRow).then(
            (saved) => replace({ ...saved, sync: 'Saved' }),
            (error: Error) => {
              replace({ ...oldRow, sync: 'Undone' });
              setMessage(`${error.message}. The change was undone.`);
            },
          );
          return saving;
        }}
        isCellEditable={({ row }) => row.sync !== 'Saving…'}
        /* preview-end */
        hideFooter
        aria-label="Orders, saved in the background"
      />
      <Snackbar open={message !== null} autoHideDuration={6000} onClose={() => setMessage(null)}>
        <Alert variant="filled" severity="error">
          {message}
        </Alert>
      </Snackbar>
    </>
  );
}
