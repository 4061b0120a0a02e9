import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, pricesByMonth } from '../dataset/electricity';

const shapes = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle', 'wye'] as const;

export default function EverySecondMark() {
  const [shape, setShape] = React.useState<(typeof shapes)[number]>('diamond');

  return (
    <>
      <TextField
        select
        size="small"
        label="shape"
        value={shape}
        onChange={(event) => setShape(event.target.value as typeof shape)}
        sx={{ inlineSize: 160, mb: 1 }}
      >
        {shapes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={240}
        aria-label="Price of electricity by month"
        hideLegend
        xAxis={[{ data: months, scaleType: 'point' }]}
        /* preview-start */
        series={[
          {
            label: 'Price (€ per MWh)',
            data: pricesByMonth,
            showMark: ({ index }) => index % 2 === 0,
            shape,
          },
        ]}
        /* preview-end */
      />
    </>
  );
}
