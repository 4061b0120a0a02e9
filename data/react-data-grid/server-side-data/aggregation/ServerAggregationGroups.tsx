import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms, type FilmRecord } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();
const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const euros = (value?: number) => (typeof value === 'number' ? `€${millions.format(value)} M` : '');

const columns: GridColDef<FilmRecord>[] = [
  ...filmServerColumns.filter(({ field }) => field !== 'gross'),
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 190,
    display: 'flex',
    valueFormatter: euros,
    renderCell: ({ value, formattedValue, rowNode }) =>
      rowNode.type === 'group' ? (
        <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, value / 30)}
            aria-label="Share of €3,000 M"
            sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
          />
          <Box sx={{ inlineSize: 72, fontWeight: 500 }}>{formattedValue}</Box>
        </Box>
      ) : (
        formattedValue
      ),
  },
];

/* preview-start */
const dataSource: GridDataSource = {
  getRows: (params) => requestFilms(server, params),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
  // Called with each group row, and with aggregateRow for the row of totals.
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = { sum: {}, avg: {} };
const initialState = {
  rowGrouping: { model: ['company', 'director'] },
  aggregation: { model: { gross: 'sum', rating: 'avg' } },
  columns: { columnVisibilityModel: { company: false, director: false } },
};
/* preview-end */

export default function ServerAggregationGroups() {
  return (
    <>
      <DataGridPremium
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        columns={columns}
        pageSizeOptions={[100]}
        hideFooter
        aria-label="Box office by company and director"
      />
      <RequestLog server={server} />
    </>
  );
}
