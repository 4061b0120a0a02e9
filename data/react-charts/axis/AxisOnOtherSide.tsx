import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

const shortNames = monthNames.map((name) => name.slice(0, 3));
const positions = {
  x: ['top', 'bottom', 'none'] as const,
  y: ['left', 'right', 'none'] as const,
};

export default function AxisOnOtherSide() {
  const [x, setX] = React.useState<(typeof positions)['x'][number]>('top');
  const [y, setY] = React.useState<(typeof positions)['y'][number]>('right');

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          select
          size="small"
          label="position of x"
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
        >
          {positions.x.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position of y"
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
        >
          {positions.y.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <BarChart
        height={240}
        title="Hectoliters sold by month"
        xAxis={[{ data: shortNames, position: x }]}
        yAxis={[{ position: y }]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        hideLegend
      />
    </>
  );
}
