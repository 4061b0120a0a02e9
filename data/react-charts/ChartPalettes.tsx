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
  'Rainbow Surge': rainbowSurgePalette,
  'Blueberry Twilight': blueberryTwilightPalette,
  'Mango Fusion': mangoFusionPalette,
  'Cheerful Fiesta': cheerfulFiestaPalette,
  Custom: ['#0f766e', '#14b8a6', '#5eead4', '#f97316', '#fdba74', '#c2410c'],
};

type PaletteName = keyof typeof palettes;

export default function ChartPalettes() {
  const [name, setName] = React.useState<PaletteName>('Blueberry Twilight');

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
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none', flexShrink: 0 }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {/* preview-start */}
      <BarChart
        height={240}
        aria-label="Power used by region and quarter"
        colors={palettes[name]}
        borderRadius={6}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { stack: 'power', label: 'North', data: [9, 9, 10, 9] },
          { stack: 'power', label: 'Coast', data: [12, 7, 8, 12] },
          { stack: 'power', label: 'Capital', data: [10, 10, 6, 10] },
          { stack: 'power', label: 'Valley', data: [13, 8, 9, 8] },
          { stack: 'power', label: 'South', data: [11, 11, 7, 11] },
          { stack: 'power', label: 'Islands', data: [8, 9, 11, 9] },
        ]}
      />
      {/* preview-end */}
    </>
  );
}
