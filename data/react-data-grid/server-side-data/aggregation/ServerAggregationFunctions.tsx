import {
  DataGridPremium,
  type GridAggregationFunctionDataSource,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

const dataSource: GridDataSource = {
  getRows: (params) => requestFilms(server, params),
  getAggregatedValue: (row, field) => row.totals?.[field],
};

/* preview-start */
const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  median: { label: 'Median', columnTypes: ['number'] },
  distinct: {
    label: 'Distinct',
    columnTypes: ['string', 'singleSelect'],
    valueFormatter: (value: number) => `${value} different`,
    hasCellUnit: false,
  },
};

const model = { company: 'distinct', director: 'distinct', gross: 'median' };
/* preview-end */

export default function ServerAggregationFunctions() {
  return (
    <>
      <DataGridPremium
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        columns={filmServerColumns}
        pagination
        pageSizeOptions={[10]}
        aria-label="300 films with a median and numbers of different values"
      />
      <RequestLog server={server} />
    </>
  );
}
