import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  bluePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  cyanPalette,
  greenPalette,
  mangoFusionPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  rainbowSurgePalette,
  redPalette,
  strawberrySkyPalette,
  yellowPalette,
} from '@mui/x-charts/colorPalettes';
import { kinds, soldOfKind } from '../dataset/bakery';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
  cyanPalette,
  greenPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  redPalette,
  yellowPalette,
};

export default function PaletteBrowser() {
  const [name, setName] = React.useState<keyof typeof palettes>('rainbowSurgePalette');
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const colors = palettes[name](mode);

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          gap: 2,
          mb: 2,
        }}
      >
        <TextField
          select
          size="small"
          label="Palette"
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {Object.keys(palettes).map((key) => (
            <MenuItem key={key} value={key}>
              {key}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Mode"
          value={mode}
          onChange={(event) => setMode(event.target.value as typeof mode)}
        >
          <MenuItem value="light">Light</MenuItem>
          <MenuItem value="dark">Dark</MenuItem>
        </TextField>
      </Box>
      <BarChart
        height={220}
        hideLegend
        aria-label={`Loaves sold by kind of bread, in the colors of ${name}`}
        /* preview-start */
        colors={palettes[name](mode)}
        xAxis={[{ data: ['One week'] }]}
        series={colors.map((color, index) => ({
          id: color,
          label: `${kinds[index]} (${color})`,
          data: [soldOfKind(index)],
        }))}
        /* preview-end */
      />
    </>
  );
}
