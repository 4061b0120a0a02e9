import * as React from 'react';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid';
import {
  createOrderServer,
  requestOrders,
  saveOrder,
  type OrderRecord,
} from '../../dataset/orderServer';
import { customerColumn, orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ latency: 1200 });
const columns: GridColDef<OrderRecord>[] = [
  customerColumn,
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90, editable: true },
  ...orderServerColumns.filter(({ field }) => ['total', 'status'].includes(field)),
];

export default function OptimisticEdits() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const show = (id: GridRowId, row: object) => {
      apiRef.current?.dataSource.cache.clear();
      // The row may be on another page by now.
      if (apiRef.current?.getRow(id)) apiRef.current.updateRows([row]);
    };
    return {
      getRows: (params) => requestOrders(server, params),
      /* preview-start */
      updateRow: ({ rowId, updatedRow, previousRow }) => {
        saveOrder(server, Number(rowId), { quantity: updatedRow.quantity }).then(
          (storedRow) => show(rowId, storedRow),
          (error: Error) => {
            show(rowId, previousRow);
            setMessage(`Order ${rowId} was reset. ${error.message}`);
          },
        );
        return Promise.resolve(updatedRow); // closes the editor at once
      },
      /* preview-end */
    };
  }, [apiRef]);

  return (
    <>
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders that are saved in the background"
      />
      <Snackbar
        open={message !== ''}
        autoHideDuration={6000}
        onClose={() => setMessage('')}
        message={message}
      />
      <RequestLog server={server} canFail />
    </>
  );
}
