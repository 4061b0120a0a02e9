import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function GridLines() {
  const [grid, setGrid] = React.useState({ horizontal: true, vertical: true });

  return (
    <>
      <LineChart
        height={240}
        title="Carbon dioxide by hour"
        dataset={fermentation}
        xAxis={[{ dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour }]}
        series={[{ dataKey: 'gas', label: 'CO₂ (l/h)', showMark: false }]}
        grid={grid}
        sx={{ [`& .${chartsGridClasses.verticalLine}`]: { strokeDasharray: '4 3' } }}
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
