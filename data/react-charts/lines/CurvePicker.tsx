import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'monotoneY',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
];
const hours = [0, 4, 6, 7, 12, 13, 17, 19, 24];
const load = [31, 30, 34, 68, 66, 40, 44, 76, 32];

export default function CurvePicker() {
  const [pair, setPair] = React.useState<Record<'first' | 'second', CurveType>>({
    first: 'monotoneX',
    second: 'natural',
  });

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 1 }}>
        {(['first', 'second'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name === 'first' ? 'Solid curve' : 'Dashed curve'}
            value={pair[name]}
            onChange={(event) => setPair({ ...pair, [name]: event.target.value as CurveType })}
          >
            {curves.map((curve) => (
              <MenuItem key={curve} value={curve}>
                {curve}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <LineChart
        height={300}
        title="Load of the grid through a day, drawn with two curves"
        xAxis={[{ data: hours, label: 'Hour', max: 24 }]}
        yAxis={[{ min: 20, max: 90, label: 'Gigawatts' }]}
        series={[
          { id: 'first', data: load, curve: pair.first, label: pair.first, color: '#1e88e5' },
          {
            id: 'second',
            data: load,
            curve: pair.second,
            label: pair.second,
            color: '#ef6c00',
            showMark: false,
          },
        ]}
        grid={{ vertical: true }}
        skipAnimation
        sx={{ [`& .${lineElementClasses.root}[data-series="second"]`]: { strokeDasharray: '7 5' } }}
      />
    </>
  );
}
