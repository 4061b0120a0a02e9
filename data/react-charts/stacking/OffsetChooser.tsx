import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';
import { formats, returned, saleYears } from '../dataset/recordStore';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];

export default function OffsetChooser() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [hasReturns, setHasReturns] = React.useState(true);
  const shown = hasReturns ? [...formats.slice(0, 3), returned] : formats.slice(0, 3);

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
        title="Records sold and returned, in thousands"
        xAxis={[{ data: saleYears }]}
        // Keeps the minus before the number on pages from right to left.
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={shown.map((series) => ({ ...series, stack: 'all', stackOffset }))}
      />
    </>
  );
}
