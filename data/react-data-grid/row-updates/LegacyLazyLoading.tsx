import { debounce } from '@mui/material/utils';
import {
  DataGridPro,
  useGridApiRef,
  type GridApi,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { createTrades, fetchTrades } from '../dataset/trades';
import { tradeColumns } from './tradeColumns';

const firstTrades = createTrades(15);

/* preview-start */
const fill = debounce(async (params: GridFetchRowsParams, api: GridApi | null) => {
  const { firstRowToRender: start, lastRowToRender: end } = params;
  const { rows } = await fetchTrades({ start, end });
  api?.unstable_replaceRows(start, rows);
}, 200);

export default function LegacyLazyLoading() {
  const apiRef = useGridApiRef();
  return (
    <DataGridPro
      apiRef={apiRef}
      rowsLoadingMode="server"
      rowCount={1000}
      onFetchRows={(params) => fill(params, apiRef.current)}
      /* preview-end */
      rows={firstTrades}
      columns={tradeColumns}
      disableColumnSorting
      disableColumnFilter
      aria-label="Trades, loaded where you scroll"
    />
  );
}
