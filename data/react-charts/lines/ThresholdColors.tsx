import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, yearOf } from '../dataset/electricity';

const xMaps = {
  none: undefined,
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [new Date(2011, 0, 1), new Date(2018, 0, 1)],
    colors: ['#78909c', '#ef6c00', '#ab47bc'],
  },
  continuous: {
    type: 'continuous' as const,
    min: new Date(2006, 0, 1),
    max: new Date(2024, 0, 1),
    color: ['#1e88e5', '#e53935'] as const,
  },
};

const yMaps = {
  none: undefined,
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [150, 250],
    colors: ['#43a047', '#fb8c00', '#e53935'],
  },
  continuous: {
    type: 'continuous' as const,
    min: 96,
    max: 291,
    color: ['#43a047', '#e53935'] as const,
  },
};

export default function ThresholdColors() {
  const [maps, setMaps] = React.useState<Record<'x' | 'y', keyof typeof xMaps>>({
    x: 'none',
    y: 'piecewise',
  });

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            select
            size="small"
            label={`colorMap of ${axis}`}
            value={maps[axis]}
            onChange={(event) => setMaps({ ...maps, [axis]: event.target.value })}
          >
            {Object.keys(xMaps).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <LineChart
        height={260}
        title="Electricity from coal from 2006 to 2024"
        dataset={electricityYears}
        xAxis={[
          {
            dataKey: 'year',
            scaleType: 'time',
            valueFormatter: yearOf,
            domainLimit: 'strict',
            colorMap: xMaps[maps.x],
          },
        ]}
        yAxis={[
          {
            colorMap: yMaps[maps.y],
          },
        ]}
        series={[{ dataKey: 'coal', label: 'Coal (TWh)', area: true }]}
        hideLegend
      />
    </>
  );
}
