import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ count: 100_000 });

/* preview-start */
const dataSource: GridDataSource = {
  // Resolves with { rows, rowCount: 100000 }
  getRows: ({ start, end, sortModel, filterModel }) =>
    requestOrders(server, { start, end, sortModel, filterModel }),
};

export default function LazyViewport() {
  return (
    <>
      <DataGridPro
        dataSource={dataSource}
        lazyLoading
        columns={orderServerColumns}
        /* preview-end */
        aria-label="100,000 orders"
      />
      <RequestLog server={server} />
    </>
  );
}
