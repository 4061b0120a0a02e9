import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchTrades } from '../dataset/trades';
import { tradeColumns } from './tradeColumns';

/* preview-start */
const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel }) => fetchTrades({ start: Number(start), end, sortModel }),
};

export default function LazyTrades() {
  return (
    <DataGridPro
      columns={tradeColumns}
      dataSource={dataSource}
      lazyLoading
      /* preview-end */
      disableColumnFilter
      aria-label="Trades of the day"
    />
  );
}
