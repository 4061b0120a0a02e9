import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders, type OrderRecord } from '../dataset/orderServer';
import { customerColumn, orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: (params) => requestOrders(server, params),
  updateRow: async ({ rowId, updatedRow }) => {
    const body = JSON.stringify({ quantity: updatedRow.quantity });
    const response = await server.fetch(`/api/orders/${rowId}`, { method: 'PATCH', body });
    const answer = (await response.json()) as OrderRecord & { message: string };
    if (!response.ok) throw new Error(answer.message); // the editor stays open
    return answer; // the row as the server stored it
  },
};
/* preview-end */

const columns: GridColDef<OrderRecord>[] = [
  customerColumn,
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90, editable: true },
  ...orderServerColumns.filter(({ field }) => ['total', 'status'].includes(field)),
];

export default function DataSourceEditing() {
  const [message, setMessage] = React.useState<string>();
  return (
    <>
      <DataGrid
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
        onCellEditStop={() => setMessage(undefined)}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders with editable quantities"
      />
      {message && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message}
        </Alert>
      )}
      <RequestLog server={server} />
    </>
  );
}
