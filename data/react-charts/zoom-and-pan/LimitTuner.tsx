import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

const controls = [
  { name: 'minStart', min: 0, max: 40 },
  { name: 'maxEnd', min: 60, max: 100 },
  { name: 'minSpan', min: 1, max: 50 },
  { name: 'maxSpan', min: 60, max: 100 },
  { name: 'step', min: 1, max: 50 },
] as const;

export default function LimitTuner() {
  const [limits, setLimits] = React.useState({
    minStart: 10,
    maxEnd: 90,
    minSpan: 5,
    maxSpan: 100,
    step: 5,
    panning: true,
  });
  const { minStart, maxEnd, minSpan, maxSpan, step, panning } = limits;

  return (
    <>
      <LineChartPro
        // New limits don't move a chart that is zoomed already, so start again.
        key={JSON.stringify(limits)}
        skipAnimation
        hideLegend
        height={240}
        aria-label="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        /* preview-start */
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: shortDate,
            zoom: { minStart, maxEnd, minSpan, maxSpan, step, panning },
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2 }}>
        {controls.map(({ name, min, max }) => (
          <Box key={name} sx={{ flex: '1 1 130px' }}>
            <Typography variant="body2" dir="ltr">
              {name}: {limits[name]}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              min={min}
              max={max}
              value={limits[name]}
              onChange={(_event, value) => setLimits({ ...limits, [name]: value })}
            />
          </Box>
        ))}
        <FormControlLabel
          label="panning"
          control={
            <Switch
              checked={panning}
              onChange={(_event, isOn) => setLimits({ ...limits, panning: isOn })}
            />
          }
        />
      </Box>
    </>
  );
}
