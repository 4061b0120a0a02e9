import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer();

export default function LazyRetry() {
  const apiRef = useGridApiRef();
  const [failure, setFailure] = React.useState<GridGetRowsError>();
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setFailure(undefined);
        return requestOrders(server, params);
      },
    }),
    [],
  );
  /* preview-start */
  const onDataSourceError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) setFailure(error);
  };
  const retry = () => apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failure?.params);
  /* preview-end */

  return (
    <>
      {failure && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>} sx={{ mb: 1 }}>
          {`Orders ${Number(failure.params.start) + 1} to ${failure.params.end + 1} weren’t loaded.`}
        </Alert>
      )}
      <DataGridPro
        apiRef={apiRef}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={onDataSourceError}
        columns={orderServerColumns}
        aria-label="Orders from a server that can fail"
      />
      <RequestLog server={server} canFail />
    </>
  );
}
