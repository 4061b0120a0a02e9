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
  const [solid, setSolid] = React.useState<CurveType>('monotoneX');
  const [dashed, setDashed] = React.useState<CurveType>('natural');
  const selects = [
    { label: 'Solid curve', value: solid, onChange: setSolid },
    { label: 'Dashed curve', value: dashed, onChange: setDashed },
  ];

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 1 }}>
        {selects.map(({ label, value, onChange }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => onChange(event.target.value as CurveType)}
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
        aria-label="Load of the power grid during a day, drawn with two curves"
        xAxis={[{ data: hours, label: 'Hour', max: 24 }]}
        yAxis={[{ min: 20, max: 90, label: 'Gigawatts' }]}
        colors={['#1e88e5', '#ef6c00']}
        /* preview-start */
        series={[
          { id: 'solid', label: solid, data: load, curve: solid },
          { id: 'dashed', label: dashed, data: load, curve: dashed, showMark: false },
        ]}
        /* preview-end */
        grid={{ vertical: true }}
        skipAnimation
        sx={{ [`& .${lineElementClasses.root}[data-series="dashed"]`]: { strokeDasharray: '7 5' } }}
      />
    </>
  );
}
