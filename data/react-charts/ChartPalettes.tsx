import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
  own: () => ['#0f766e', '#14b8a6', '#5eead4', '#f97316', '#fdba74', '#c2410c'],
};

type PaletteName = keyof typeof palettes;

const names = ['North', 'Coast', 'Capital', 'Valley', 'South', 'Islands'];

export default function ChartPalettes() {
  const [name, setName] = React.useState<PaletteName>('blueberryTwilight');

  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Color palette"
          value={name}
          onChange={(_event, next: PaletteName | null) => next && setName(next)}
        >
          {Object.keys(palettes).map((key) => (
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <BarChart
        height={240}
        title="Power used by region and quarter"
        colors={palettes[name]}
        borderRadius={6}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={names.map((label, i) => ({
          label,
          stack: 'all',
          data: [9, 7, 6, 8].map((value, quarter) => value + ((i * 3 + quarter * 2) % 5)),
        }))}
      />
    </>
  );
}
