import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

export default function ToggleSeries() {
  const [hidden, setHidden] = React.useState<readonly string[]>([]);
  const palette = rainbowSurgePalette(useTheme().palette.mode);
  // A color of its own, so that a series keeps it when others are hidden.
  const series = cities.map((city, index) => ({ ...city, color: palette[index] }));
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <>
      <Box role="group" aria-label="Cities" sx={{ display: 'flex', gap: 1 }}>
        {series.map(({ id, label, color }) => (
          <ButtonBase
            key={id}
            aria-pressed={!hidden.includes(id)}
            onClick={() => toggle(id)}
            sx={{
              gap: 1,
              p: 1,
              borderRadius: 1,
              font: 'inherit',
              fontSize: 14,
              textDecoration: hidden.includes(id) ? 'line-through' : 'none',
            }}
          >
            <Box
              component="span"
              sx={{
                inlineSize: 16,
                blockSize: 4,
                bgcolor: hidden.includes(id) ? 'divider' : color,
              }}
            />
            {label}
          </ButtonBase>
        ))}
      </Box>
      <LineChart
        height={220}
        title="Temperature of the chosen cities by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: -5, max: 30 }]}
        series={series.filter(({ id }) => !hidden.includes(id))}
        hideLegend
      />
    </>
  );
}
