import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();
const dataSource: GridDataSource = { getRows: (params) => requestOrders(server, params) };

export default function DataSourceNoCache() {
  return (
    <>
      <DataGrid
        /* preview-start */
        dataSource={dataSource}
        dataSourceCache={null}
        columns={orderServerColumns}
        /* preview-end */
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders without a cache"
      />
      <RequestLog server={server} />
    </>
  );
}
