import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, pricesByMonth } from '../dataset/electricity';

const shapes = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;
const rules = {
  'every second': ({ index }: { index: number }) => index % 2 === 0,
  'above 80': ({ value }: { value: number }) => value > 80,
  true: true,
  false: false,
};

export default function EverySecondMark() {
  const [shape, setShape] = React.useState<(typeof shapes)[number]>('diamond');
  const [rule, setRule] = React.useState<keyof typeof rules>('every second');

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          select
          size="small"
          label="showMark"
          value={rule}
          onChange={(event) => setRule(event.target.value as keyof typeof rules)}
        >
          {Object.keys(rules).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="shape"
          value={shape}
          onChange={(event) => setShape(event.target.value as typeof shape)}
        >
          {shapes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <LineChart
        height={240}
        title="Price of electricity by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[{ label: 'Price', data: pricesByMonth, showMark: rules[rule], shape }]}
        hideLegend
      />
    </>
  );
}
