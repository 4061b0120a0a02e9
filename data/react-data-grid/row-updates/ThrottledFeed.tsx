import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { moveMarket, positions } from '../dataset/positions';
import { feedColumns } from './feedColumns';

const initialState = { sorting: { sortModel: [{ field: 'change', sort: 'desc' as const }] } };

export default function ThrottledFeed() {
  const apiRef = useGridApiRef();
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean>();
  const isOpen = choice ?? !prefersStill;
  const [throttle, setThrottle] = React.useState(2000);
  const [market] = React.useState(() => new Map(positions.map((row) => [row.id, row])));
  const [count, setCount] = React.useState({ received: 0, applied: 0 });

  React.useEffect(() => {
    if (!isOpen) return;
    let tick = 0;
    let applied = 0;
    const unsubscribe = apiRef.current?.subscribeEvent('rowsSet', () => (applied += 1));
    const feed = setInterval(() => {
      tick += 1;
      const moved = moveMarket(tick, (id) => market.get(id)!);
      moved.forEach((row) => market.set(row.id, row));
      apiRef.current?.updateRows(moved);
    }, 10);
    const readout = setInterval(() => setCount({ received: tick, applied }), 500);
    return () => {
      unsubscribe?.();
      clearInterval(feed);
      clearInterval(readout);
    };
  }, [apiRef, market, isOpen, throttle]);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={isOpen} onChange={(event) => setChoice(event.target.checked)} />
          }
          label="Market open"
        />
        <Typography id="throttle-label" variant="body2">
          throttleRowsMs: {throttle}
        </Typography>
        <Slider
          value={throttle}
          onChange={(_event, value) => setThrottle(value)}
          max={3000}
          step={500}
          aria-labelledby="throttle-label"
          sx={{ width: 160 }}
        />
      </Box>
      {/* preview-start */}
      <DataGridPro
        apiRef={apiRef}
        rows={positions}
        columns={feedColumns}
        throttleRowsMs={throttle}
        initialState={initialState}
        hideFooter
        aria-label="Live prices"
      />
      {/* preview-end */}
      <Typography variant="body2" sx={{ mt: 1 }}>
        Calls to <code>updateRows()</code>: {count.received}. Updates to the grid: {count.applied}.
      </Typography>
    </>
  );
}
