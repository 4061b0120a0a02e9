import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomOptions } from '@mui/x-charts-pro/models';
import { riverYear, shortDate } from '../dataset/river';

const controls = [
  { name: 'minStart', max: 40 },
  { name: 'maxEnd', max: 100 },
  { name: 'minSpan', max: 50 },
  { name: 'maxSpan', max: 100 },
  { name: 'step', max: 50 },
] as const;

export default function LimitTuner() {
  const [zoom, setZoom] = React.useState<Required<Omit<ZoomOptions, 'filterMode' | 'slider'>>>({
    minStart: 0,
    maxEnd: 100,
    minSpan: 10,
    maxSpan: 100,
    step: 5,
    panning: true,
  });

  return (
    <>
      <LineChartPro
        // The limits of a chart that is zoomed already would not move it.
        key={JSON.stringify(zoom)}
        skipAnimation
        height={240}
        title="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        xAxis={[{ dataKey: 'date', scaleType: 'time', valueFormatter: shortDate, zoom }]}
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
        hideLegend
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2 }}>
        {controls.map(({ name, max }) => (
          <Box key={name} sx={{ flex: '1 1 130px' }}>
            <Typography variant="body2">
              {name}: {zoom[name]}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              min={name === 'maxEnd' || name === 'maxSpan' ? 60 : name === 'step' ? 1 : 0}
              max={max}
              value={zoom[name]}
              onChange={(_event, value) => setZoom({ ...zoom, [name]: value })}
            />
          </Box>
        ))}
        <FormControlLabel
          label="panning"
          control={
            <Switch
              checked={zoom.panning}
              onChange={(event) => setZoom({ ...zoom, panning: event.target.checked })}
            />
          }
        />
      </Box>
    </>
  );
}
