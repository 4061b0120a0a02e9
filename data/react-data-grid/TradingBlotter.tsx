import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { columns } from './blotterColumns';
import { moveMarket, positions, type Position } from './dataset/positions';

const TICK_MS = 800;
const initialState = {
  rowGrouping: { model: ['desk'] },
  aggregation: { model: { exposure: 'sum', pnl: 'sum' } },
  columns: { columnVisibilityModel: { desk: false, name: false } },
};
const groupingColDef = { headerName: 'Instrument', leafField: 'name', width: 190 };
const pinned = { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD], right: ['pnl'] };

export default function TradingBlotter() {
  const apiRef = useGridApiRef();
  const isWide = useMediaQuery('(min-width: 600px)');
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean>();
  const isLive = choice ?? !prefersStill;
  const tick = React.useRef(0);

  React.useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      const api = apiRef.current;
      if (!api) return;
      tick.current += 1;
      api.updateRows(moveMarket(tick.current, (id) => api.getRow<Position>(id)!));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={isLive} onChange={(event) => setChoice(event.target.checked)} />}
        label="Market open"
      />
      <DataGridPremium
        apiRef={apiRef}
        rows={positions}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        pinnedColumns={isWide ? pinned : undefined}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        cellSelection
        disableRowSelectionOnClick
        showToolbar
        hideFooter
        label="Positions"
        sx={{ '& .MuiDataGrid-footerCell': { color: 'text.primary', fontWeight: 600 } }}
      />
    </>
  );
}
