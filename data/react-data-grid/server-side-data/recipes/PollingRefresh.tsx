import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ isLive: true });
const dataSource: GridDataSource = { getRows: (params) => requestOrders(server, params) };

export default function PollingRefresh() {
  const apiRef = useGridApiRef();
  const [isPolling, setIsPolling] = React.useState(true);

  /* preview-start */
  React.useEffect(() => {
    if (!isPolling) return undefined;
    const refresh = () => {
      apiRef.current?.dataSource.cache.clear();
      apiRef.current?.dataSource.fetchRows();
    };
    const timer = setInterval(refresh, 5000);
    return () => clearInterval(timer);
  }, [apiRef, isPolling]);
  /* preview-end */

  return (
    <>
      <FormControlLabel
        label="Refresh every 5 seconds"
        control={
          <Switch checked={isPolling} onChange={(event) => setIsPolling(event.target.checked)} />
        }
      />
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        columns={orderServerColumns}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
        }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders as they arrive"
      />
      <RequestLog server={server} />
    </>
  );
}
