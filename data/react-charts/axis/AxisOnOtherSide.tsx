import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const xPositions = ['top', 'bottom', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

export default function AxisOnOtherSide() {
  const [x, setX] = React.useState<(typeof xPositions)[number]>('top');
  const [y, setY] = React.useState<(typeof yPositions)[number]>('right');

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          select
          size="small"
          label="position (x-axis)"
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
        >
          {xPositions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position (y-axis)"
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
        >
          {yPositions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* preview-start */}
      <BarChart
        height={240}
        aria-label="Beer sold in the first half of the year"
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], position: x }]}
        yAxis={[{ position: y }]}
        series={[{ data: [48, 52, 61, 74, 97, 118], label: 'Hectoliters' }]}
        hideLegend
      />
      {/* preview-end */}
    </>
  );
}
