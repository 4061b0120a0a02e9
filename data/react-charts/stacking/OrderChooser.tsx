import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';
import { recordSales } from '../dataset/recordStore';

const area = { area: true, showMark: false };

const outcomes: Record<StackOrderType, string> = {
  none: 'CDs, downloads, vinyl, cassettes (order of the series)',
  reverse: 'Cassettes, vinyl, downloads, CDs (opposite order of the series)',
  appearance: 'Vinyl, cassettes, CDs, downloads (earliest maximum first)',
  ascending: 'Downloads, vinyl, cassettes, CDs (smallest sum first)',
  descending: 'CDs, cassettes, vinyl, downloads (largest sum first)',
  insideOut: 'CDs, vinyl, cassettes, downloads (earliest maximum in the middle)',
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
        aria-label="Records sold by format, in thousands"
        colors={['#3f6fd8', '#26a69a', '#ef6c00', '#ab47bc']}
        dataset={recordSales}
        xAxis={[{ dataKey: 'year', scaleType: 'point' }]}
        /* preview-start */
        series={[
          { dataKey: 'cds', label: 'CDs', stack: 'all', stackOrder, ...area },
          { dataKey: 'downloads', label: 'Downloads', stack: 'all', stackOrder, ...area },
          { dataKey: 'vinyl', label: 'Vinyl', stack: 'all', stackOrder, ...area },
          { dataKey: 'cassettes', label: 'Cassettes', stack: 'all', stackOrder, ...area },
        ]}
        /* preview-end */
      />
      <Typography variant="body2" role="status" dir="auto" sx={{ minBlockSize: '2lh' }}>
        From the bottom: {outcomes[stackOrder]}
      </Typography>
    </>
  );
}
