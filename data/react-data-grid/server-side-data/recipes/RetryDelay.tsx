import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer();
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/* preview-start */
async function withRetries<Answer>(load: () => Promise<Answer>, delays = [500, 1000, 2000]) {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  }
  return load(); // if this fails too, onDataSourceError is called
}
const dataSource: GridDataSource = {
  getRows: (params) => withRetries(() => requestOrders(server, params)),
};
/* preview-end */

export default function RetryDelay() {
  const apiRef = useGridApiRef();
  const reload = (failNext: number) => {
    server.configure({ failNext });
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => reload(0)}>Reload</Button>
        <Button onClick={() => reload(2)}>Reload with two failures</Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        columns={orderServerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders with automatic retries"
      />
      <RequestLog server={server} />
    </>
  );
}
