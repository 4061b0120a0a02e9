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
      getRows: async (params) => {
        const answer = await requestOrders(server, params);
        setFailure(undefined);
        return answer;
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
      {/* Always displayed, because a message that resizes the grid causes new requests. */}
      <Alert
        severity={failure ? 'error' : 'info'}
        action={
          <Button color="inherit" disabled={!failure} onClick={retry}>
            Try again
          </Button>
        }
        sx={{ mb: 1 }}
      >
        {failure
          ? `Orders ${Number(failure.params.start) + 1} to ${failure.params.end + 1} weren’t loaded.`
          : 'Stop the server, then scroll.'}
      </Alert>
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
