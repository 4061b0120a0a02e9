import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, pricesByMonth } from '../dataset/electricity';

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(true);

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={220}
        aria-label="Price of electricity by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[{ label: 'Price (€ per MWh)', data: pricesByMonth }]}
        grid={{ horizontal, vertical }}
      />
      {/* preview-end */}
      <FormControlLabel
        label="horizontal"
        control={<Switch checked={horizontal} onChange={(_event, on) => setHorizontal(on)} />}
      />
      <FormControlLabel
        label="vertical"
        control={<Switch checked={vertical} onChange={(_event, on) => setVertical(on)} />}
      />
    </>
  );
}
