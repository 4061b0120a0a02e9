import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

export default function CtrlToZoom() {
  const [needsKey, setNeedsKey] = React.useState(true);

  return (
    <>
      <FormControlLabel
        label="Zoom only with Ctrl or ⌘"
        control={<Switch checked={needsKey} onChange={(_event, isOn) => setNeedsKey(isOn)} />}
      />
      {/* preview-start */}
      <Box
        onWheelCapture={(event) => {
          if (needsKey && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        }}
      >
        <LineChartPro
          height={240}
          aria-label="Water level of the river in 2025, in centimeters"
          dataset={riverYear}
          xAxis={[{ dataKey: 'date', scaleType: 'time', valueFormatter: shortDate, zoom: true }]}
          series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
        />
      </Box>
      {/* preview-end */}
    </>
  );
}
