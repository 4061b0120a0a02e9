import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(true);

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={240}
        aria-label="Carbon dioxide released over five days"
        dataset={fermentation}
        xAxis={[{ dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour }]}
        series={[{ dataKey: 'gas', label: 'CO₂ (l/h)', showMark: false }]}
        grid={{ horizontal, vertical }}
        sx={{ [`& .${chartsGridClasses.verticalLine}`]: { strokeDasharray: '4 3' } }}
      />
      {/* preview-end */}
      <FormControlLabel
        label="horizontal"
        control={
          <Switch checked={horizontal} onChange={(event) => setHorizontal(event.target.checked)} />
        }
      />
      <FormControlLabel
        label="vertical"
        control={
          <Switch checked={vertical} onChange={(event) => setVertical(event.target.checked)} />
        }
      />
    </>
  );
}
