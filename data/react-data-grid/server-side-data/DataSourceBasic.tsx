import { DataGrid, type GridDataSource, type GridGetRowsResponse } from '@mui/x-data-grid';
import { createOrderServer } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const query = new URLSearchParams({
      start: `${start}`,
      end: `${end}`,
      sortModel: JSON.stringify(sortModel),
      filterModel: JSON.stringify(filterModel),
    });
    const response = await server.fetch(`/api/orders?${query}`);
    if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
    return (await response.json()) as GridGetRowsResponse; // { rows, rowCount }
  },
};
/* preview-end */

export default function DataSourceBasic() {
  return (
    <>
      <DataGrid
        dataSource={dataSource}
        columns={orderServerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        showToolbar
        aria-label="Orders from the server"
      />
      <RequestLog server={server} />
    </>
  );
}
