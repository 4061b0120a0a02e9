import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();

export default function DataSourceErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<string>();
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setError(undefined);
        return requestOrders(server, params);
      },
    }),
    [],
  );
  const retry = <Button onClick={() => apiRef.current?.dataSource.fetchRows()}>Try again</Button>;

  return (
    <>
      {error && (
        <Alert severity="error" action={retry} sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {/* preview-start */}
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        localeText={{ noRowsLabel: error ? 'The orders weren’t loaded' : 'No orders' }}
        columns={orderServerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders from a server that can fail"
      />
      {/* preview-end */}
      <RequestLog server={server} canFail />
    </>
  );
}
