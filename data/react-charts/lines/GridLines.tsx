import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, pricesByMonth } from '../dataset/electricity';

export default function GridLines() {
  const [grid, setGrid] = React.useState({ horizontal: true, vertical: true });

  return (
    <>
      <LineChart
        height={220}
        title="Price of electricity by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[{ label: 'Price (€ per MWh)', data: pricesByMonth }]}
        grid={grid}
      />
      {(['horizontal', 'vertical'] as const).map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch
              checked={grid[name]}
              onChange={(event) => setGrid({ ...grid, [name]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}
