import * as React from 'react';
import Alert from '@mui/material/Alert';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';
import { createOrdersApi } from '../../dataset/ordersApi';

const api = createOrdersApi();

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'info',
  Shipped: 'success',
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 128, editable: true },
  { field: 'quantity', headerName: 'Quantity', width: 87, type: 'number', editable: true },
  {
    field: 'total',
    headerName: 'Total',
    width: 77,
    type: 'number',
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    type: 'singleSelect',
    valueOptions: Object.keys(statusColors),
    editable: true,
    renderCell: ({ row }) => (
      <Chip size="small" color={statusColors[row.status]} label={row.status} />
    ),
  },
  { field: 'article', headerName: 'Article', width: 120 },
];

interface Notice {
  severity: 'success' | 'error';
  text: string;
}

export default function SaveToServer() {
  const [notice, setNotice] = React.useState<Notice | null>(null);
  return (
    <>
      <DataGrid
        rows={orders}
        columns={columns}
        /* preview-start */
        processRowUpdate={async (newRow) => {
          const saved = await api.save(newRow);
          setNotice({ severity: 'success', text: `Order from ${saved.customer} saved` });
          return saved;
        }}
        onProcessRowUpdateError={(error: Error) => {
          setNotice({ severity: 'error', text: error.message });
        }}
        /* preview-end */
        hideFooter
        aria-label="Orders, saved to a server"
      />
      <Snackbar
        open={notice !== null}
        autoHideDuration={notice?.severity === 'success' ? 4000 : null}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setNotice(null);
        }}
      >
        <Alert variant="filled" severity={notice?.severity}>
          {notice?.text}
        </Alert>
      </Snackbar>
    </>
  );
}
