import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';
import { formats, saleYears } from '../dataset/recordStore';

const outcomes: Record<StackOrderType, string> = {
  none: 'CDs, downloads, vinyl, cassettes: as in the list.',
  reverse: 'Cassettes, vinyl, downloads, CDs: the list from its end.',
  appearance: 'Vinyl, cassettes, CDs, downloads: by the year of their best sales.',
  ascending: 'Downloads, vinyl, cassettes, CDs: the smallest sum first.',
  descending: 'CDs, cassettes, vinyl, downloads: the largest sum first.',
  insideOut: 'CDs, vinyl, cassettes, downloads: the earliest in the middle.',
};

export default function OrderChooser() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  return (
    <>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
        sx={{ inlineSize: 160 }}
      >
        {Object.keys(outcomes).map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        title="Records sold, in thousands, by format"
        xAxis={[{ data: saleYears, scaleType: 'point' }]}
        series={formats.map((series) => ({
          ...series,
          stack: 'all',
          stackOrder,
          area: true,
          showMark: false,
        }))}
      />
      <Typography variant="body2" role="status" dir="auto" sx={{ minBlockSize: '2lh' }}>
        From the bottom: {outcomes[stackOrder]}
      </Typography>
    </>
  );
}
