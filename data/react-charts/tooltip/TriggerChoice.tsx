import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { coffeeSeasons, exporters } from '../dataset/coffee';

const triggers = ['axis', 'item', 'none'] as const;
const lines = (['brazil', 'vietnam', 'colombia'] as const).map((dataKey) => ({
  dataKey,
  label: dataKey[0]?.toUpperCase() + dataKey.slice(1),
}));
const points = exporters.map(({ bags, price, country }) => ({ x: bags, y: price, id: country }));

export default function TriggerChoice() {
  const [chart, setChart] = React.useState('bar');
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');
  const common = {
    height: 260,
    title: 'Coffee exports',
    hideLegend: true,
    yAxis: [{ width: 60 }],
    slotProps: { tooltip: { trigger } },
  };
  const xAxis = { dataKey: 'season', valueFormatter: String };

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={chart}
          onChange={(event) => setChart(event.target.value)}
        >
          <MenuItem value="bar">BarChart</MenuItem>
          <MenuItem value="line">LineChart</MenuItem>
          <MenuItem value="scatter">ScatterChart</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="trigger"
          value={trigger}
          onChange={(event) => setTrigger(event.target.value as typeof trigger)}
        >
          {triggers.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {chart === 'bar' && (
        <BarChart
          {...common}
          dataset={coffeeSeasons}
          xAxis={[{ ...xAxis, scaleType: 'band' }]}
          series={lines}
        />
      )}
      {chart === 'line' && (
        <LineChart
          {...common}
          dataset={coffeeSeasons}
          xAxis={[{ ...xAxis, scaleType: 'point' }]}
          series={lines}
        />
      )}
      {chart === 'scatter' && (
        <ScatterChart {...common} series={[{ data: points, label: 'Bags and price' }]} />
      )}
    </>
  );
}
