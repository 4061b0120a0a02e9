import { DataGrid, type GridDataSource, type GridGetRowsResponse } from '@mui/x-data-grid';
import { toQuery } from '../../dataset/memoryServer';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer();

/* preview-start */
const answers = new Map<string, Promise<GridGetRowsResponse>>();

function load(params: object) {
  const key = toQuery(params);
  const answer = answers.get(key) ?? requestOrders(server, params);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key)); // so that it can be requested again
  return answer;
}
/* preview-end */

const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const models = { sortModel, filterModel };
    const answer = await load({ start, end, ...models });
    const size = end - Number(start) + 1;
    // The next page is ready when users go there.
    if (end + 1 < (answer.rowCount ?? 0)) void load({ start: end + 1, end: end + size, ...models });
    return answer;
  },
};

export default function PrefetchPages() {
  return (
    <>
      <DataGrid
        dataSource={dataSource}
        dataSourceCache={null}
        columns={orderServerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders whose next page is prefetched"
      />
      <RequestLog server={server} />
    </>
  );
}
