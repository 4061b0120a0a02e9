import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ count: 100 });

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const { rows } = await requestOrders(server, { start, end, sortModel, filterModel });
    return { rows }; // no rowCount
  },
};
/* preview-end */

export default function LazyInfinite() {
  return (
    <>
      <DataGridPro
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
        pageSizeOptions={[15]}
        columns={orderServerColumns}
        aria-label="Orders that load at the end of the list"
      />
      <RequestLog server={server} />
    </>
  );
}
