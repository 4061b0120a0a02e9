import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { bikesMoved, weekdays } from '../dataset/bikeRides';

const red = '#d32f2f';
const green = '#2e7d32';
const orange = '#ed6c02';
const blue = '#0288d1';

/* preview-start */
const weekend = {
  type: 'ordinal' as const,
  values: ['Sat', 'Sun'],
  colors: [orange, orange],
  unknownColor: blue,
};
const sign = { type: 'piecewise' as const, thresholds: [0], colors: [red, green] };
const amount = { type: 'continuous' as const, min: -45, max: 45, color: [red, green] as const };
/* preview-end */

const dayColors = { none: undefined, ordinal: weekend };
const valueColors = { none: undefined, piecewise: sign, continuous: amount };

export default function ColorByValue() {
  const [xMap, setXMap] = React.useState<keyof typeof dayColors>('ordinal');
  const [yMap, setYMap] = React.useState<keyof typeof valueColors>('none');

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          sx={{ flex: '1 1 180px' }}
          label="colorMap of the x-axis (days)"
          value={xMap}
          onChange={(event) => setXMap(event.target.value as typeof xMap)}
        >
          <MenuItem value="none">None</MenuItem>
          <MenuItem value="ordinal">ordinal: weekend</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          sx={{ flex: '1 1 180px' }}
          label="colorMap of the y-axis (values)"
          value={yMap}
          onChange={(event) => setYMap(event.target.value as typeof yMap)}
        >
          <MenuItem value="none">None</MenuItem>
          <MenuItem value="piecewise">piecewise: below and above 0</MenuItem>
          <MenuItem value="continuous">continuous: −45 to 45</MenuItem>
        </TextField>
      </Box>
      <BarChart
        height={260}
        aria-label="Bikes moved by van on each weekday"
        xAxis={[{ data: weekdays, colorMap: dayColors[xMap] }]}
        yAxis={[{ colorMap: valueColors[yMap] }]}
        series={[{ data: bikesMoved, label: 'Bikes moved' }]}
        hideLegend
      />
    </>
  );
}
