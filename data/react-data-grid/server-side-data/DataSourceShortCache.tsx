import { DataGrid, GridDataSourceCacheDefault, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();
/* preview-start */
const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });
const dataSource: GridDataSource = { getRows: (params) => requestOrders(server, params) };

export default function DataSourceShortCache() {
  return (
    <>
      <DataGrid
        dataSource={dataSource}
        dataSourceCache={tenSeconds}
        /* preview-end */
        columns={orderServerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders, cached for ten seconds"
      />
      <RequestLog server={server} />
    </>
  );
}
