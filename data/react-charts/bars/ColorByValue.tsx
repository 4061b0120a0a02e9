import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { bikesMoved, weekdays } from '../dataset/bikeRides';

export default function ColorByValue() {
  const [xMap, setXMap] = React.useState<'none' | 'ordinal'>('none');
  const [yMap, setYMap] = React.useState<'none' | 'piecewise' | 'continuous'>('piecewise');
  const { palette } = useTheme();
  const { error, info, success, warning } = palette;

  const days = {
    none: undefined,
    ordinal: {
      type: 'ordinal' as const,
      values: ['Sat', 'Sun'],
      colors: [warning.main, warning.main],
      unknownColor: info.main,
    },
  };
  const values = {
    none: undefined,
    piecewise: {
      type: 'piecewise' as const,
      thresholds: [0],
      colors: [error.main, success.main],
    },
    continuous: {
      type: 'continuous' as const,
      min: -45,
      max: 45,
      color: [error.main, success.main] as const,
    },
  };

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
          <MenuItem value="none">none</MenuItem>
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
          <MenuItem value="none">none</MenuItem>
          <MenuItem value="piecewise">piecewise: below and above 0</MenuItem>
          <MenuItem value="continuous">continuous: −45 to 45</MenuItem>
        </TextField>
      </Box>
      <BarChart
        height={260}
        title="Bikes moved by van on each weekday"
        xAxis={[{ data: weekdays, colorMap: days[xMap] }]}
        yAxis={[{ colorMap: values[yMap] }]}
        series={[{ data: bikesMoved, label: 'Bikes moved' }]}
        hideLegend
      />
    </>
  );
}
