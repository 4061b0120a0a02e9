import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

const highlights = ['item', 'series', 'none'] as const;
const fades = ['global', 'series', 'none'] as const;

export default function HoverGrow() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <PieChart
        height={240}
        aria-label="Waste by material"
        /* preview-start */
        margin={12}
        series={[
          {
            data: waste,
            innerRadius: 30,
            highlightScope: { highlight, fade },
            highlighted: { additionalRadius: 10 },
            faded: { innerRadius: 40, additionalRadius: -10, color: 'gray' },
            valueFormatter: kilograms,
          },
        ]}
        /* preview-end */
      />
    </>
  );
}
