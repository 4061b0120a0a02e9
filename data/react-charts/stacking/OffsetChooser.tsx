import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';
import { recordSales } from '../dataset/recordStore';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];

export default function OffsetChooser() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [hasReturns, setHasReturns] = React.useState(true);

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3, mb: 1 }}>
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
          sx={{ inlineSize: 140, flexShrink: 0 }}
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={hasReturns} onChange={(_e, on) => setHasReturns(on)} />}
          label="Negative values"
        />
      </Box>
      <BarChart
        height={280}
        hideLegend
        aria-label="Records sold and returned, in thousands"
        colors={['#3f6fd8', '#26a69a', '#ef6c00', '#78909c']}
        dataset={recordSales}
        xAxis={[{ dataKey: 'year' }]}
        // Keeps the minus sign before the number on right-to-left pages.
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        /* preview-start */
        series={[
          { dataKey: 'cds', label: 'CDs', stack: 'all', stackOffset },
          { dataKey: 'downloads', label: 'Downloads', stack: 'all', stackOffset },
          { dataKey: 'vinyl', label: 'Vinyl', stack: 'all', stackOffset },
          { dataKey: 'returned', label: 'Returned', stack: 'all', stackOffset },
        ].filter(({ dataKey }) => hasReturns || dataKey !== 'returned')}
        /* preview-end */
      />
    </>
  );
}
