import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

const columns = filmServerColumns
  .filter(({ field }) => field !== 'director')
  .map((column) => (column.field === 'genre' ? { ...column, width: 140 } : column));

const aggregationFunctions = { sum: {}, avg: {}, size: {} };
const initialState = {
  aggregation: { model: { gross: 'sum', title: 'size' } },
  pagination: { paginationModel: { pageSize: 10 } },
  filter: { filterModel: { items: [{ field: 'genre', operator: 'is', value: 'Drama' }] } },
};

export default function ServerAggregationScope() {
  const [isFiltered, setIsFiltered] = React.useState(true);
  /* preview-start */
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) =>
        requestFilms(server, { ...params, totalsOf: isFiltered ? 'filtered' : 'all' }),
      getAggregatedValue: (row, field) => row.totals?.[field],
    }),
    [isFiltered],
  );
  /* preview-end */
  return (
    <>
      <FormControlLabel
        label="Totals of filtered films only"
        control={
          <Switch checked={isFiltered} onChange={(event) => setIsFiltered(event.target.checked)} />
        }
      />
      <DataGridPremium
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        columns={columns}
        pagination
        pageSizeOptions={[10]}
        aria-label="Films with totals of a chosen scope"
      />
      <RequestLog server={server} />
    </>
  );
}
