import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

export default function CtrlToZoom() {
  const [needsKey, setNeedsKey] = React.useState(true);

  return (
    <Box
      onWheelCapture={(event) => {
        // What the chart doesn't hear scrolls the page.
        if (needsKey && !event.ctrlKey && !event.metaKey) event.stopPropagation();
      }}
    >
      <FormControlLabel
        label="Zoom with Ctrl or ⌘ only"
        control={
          <Switch checked={needsKey} onChange={(event) => setNeedsKey(event.target.checked)} />
        }
      />
      <LineChartPro
        height={240}
        title="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        xAxis={[{ dataKey: 'date', scaleType: 'time', valueFormatter: shortDate, zoom: true }]}
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
    </Box>
  );
}
