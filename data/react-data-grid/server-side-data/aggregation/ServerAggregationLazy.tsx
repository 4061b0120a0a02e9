import Chip from '@mui/material/Chip';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import type { Trade } from '../../dataset/trades';
import { createTradeServer, requestTrades } from '../../dataset/tradeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createTradeServer();

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', type: 'string', width: 100 },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 150 },
  {
    field: 'side',
    headerName: 'Side',
    width: 100,
    display: 'flex',
    renderCell: ({ value }: { value?: Trade['side'] }) =>
      value && (
        <Chip
          size="small"
          variant="outlined"
          label={value}
          color={value === 'Buy' ? 'success' : 'error'}
        />
      ),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 150 },
];

const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel, aggregationModel }) =>
    requestTrades(server, { start, end, sortModel, filterModel, aggregationModel }),
  getAggregatedValue: (row, field) => row.totals?.[field],
};
const aggregationFunctions = { sum: {}, avg: {}, max: {} };
const initialState = {
  aggregation: { model: { quantity: 'sum' } },
  pagination: { paginationModel: { pageSize: 50 } },
};

export default function ServerAggregationLazy() {
  return (
    <>
      {/* preview-start */}
      <DataGridPremium
        lazyLoading
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pageSizeOptions={[50]}
        columns={columns}
        aria-label="100,000 trades with their total"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}
