import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import type { Order } from '../../dataset/orders';
import { createOrdersApi } from '../../dataset/ordersApi';

const api = createOrdersApi();

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
  { field: 'article', headerName: 'Article', width: 120 },
];

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async () => {
    const rows = await api.list();
    return { rows, rowCount: rows.length };
  },
  updateRow: ({ updatedRow }) => api.save(updatedRow as Order),
};
/* preview-end */

export default function DataSourceUpdate() {
  const [message, setMessage] = React.useState<string | null>(null);
  return (
    <>
      <Box sx={{ minBlockSize: 64, mb: 1 }}>
        {message === null ? (
          <Alert severity="info">Enter a quantity above 2,000 to see an error.</Alert>
        ) : (
          <Alert severity="error">{message}</Alert>
        )}
      </Box>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        onCellEditStop={() => setMessage(null)}
        disableColumnSorting
        disableColumnFilter
        hideFooter
        aria-label="Orders from a data source"
      />
    </>
  );
}
