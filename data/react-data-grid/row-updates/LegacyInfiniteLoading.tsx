import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createTrades, fetchTrades } from '../dataset/trades';
import { tradeColumns } from './tradeColumns';

const PAGE = 20;

export default function LegacyInfiniteLoading() {
  const [rows, setRows] = React.useState(() => createTrades(PAGE));
  const [isLoading, setIsLoading] = React.useState(false);

  /* preview-start */
  const loadMore = async () => {
    if (isLoading || rows.length >= 200) return;
    setIsLoading(true);
    const next = await fetchTrades({ start: rows.length, end: rows.length + PAGE - 1 });
    setRows((current) => [...current, ...next.rows]);
    setIsLoading(false);
  };

  return (
    <DataGridPro
      rows={rows}
      onRowsScrollEnd={() => void loadMore()}
      /* preview-end */
      columns={tradeColumns}
      loading={isLoading}
      scrollEndThreshold={200}
      slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
      disableColumnSorting
      disableColumnFilter
      aria-label="Trades, appended while you scroll"
    />
  );
}
