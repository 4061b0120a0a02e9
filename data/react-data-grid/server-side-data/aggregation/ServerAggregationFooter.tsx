import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createFilmServer } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import { toQuery } from '../../dataset/memoryServer';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: async ({ aggregationModel, start, end, sortModel, filterModel }) => {
    const query = toQuery({ aggregationModel, start, end, sortModel, filterModel });
    const response = await server.fetch(`/api/films?${query}`);
    return response.json(); // { rows, rowCount, aggregateRow: { totals: { gross: 19310 } } }
  },
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = { sum: {}, avg: {}, max: {} };
const initialState = {
  aggregation: { model: { gross: 'sum', rating: 'avg' } },
  pagination: { paginationModel: { pageSize: 10 } },
};
/* preview-end */

export default function ServerAggregationFooter() {
  return (
    <>
      <DataGridPremium
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        columns={filmServerColumns}
        pagination
        pageSizeOptions={[10]}
        aria-label="300 films with totals of all pages"
      />
      <RequestLog server={server} />
    </>
  );
}
