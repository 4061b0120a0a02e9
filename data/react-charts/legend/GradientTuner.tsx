import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { warming } from '../dataset/weather';

export default function GradientTuner() {
  const [on, setOn] = React.useState({ vertical: true, reverse: false, rotateGradient: false });
  const [thickness, setThickness] = React.useState(12);
  const { vertical, reverse, rotateGradient } = on;

  return (
    <>
      <Box sx={{ blockSize: 280, alignContent: 'center' }}>
        <LineChart
          height={200}
          title="How much warmer each year was than the mean of the last century"
          dataset={warming}
          xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict' }]}
          yAxis={[
            { colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] } },
          ]}
          series={[{ dataKey: 'degrees', label: 'Difference', showMark: false }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              direction: vertical ? 'vertical' : 'horizontal',
              reverse,
              rotateGradient,
              thickness,
              sx: vertical ? { blockSize: 150 } : { inlineSize: 200 },
            },
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, px: 1.5 }}>
        {(['vertical', 'reverse', 'rotateGradient'] as const).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={on[name]}
                onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
              />
            }
          />
        ))}
        <div>
          <Typography variant="body2">thickness: {thickness}</Typography>
          <Slider
            aria-label="thickness"
            size="small"
            min={4}
            max={40}
            value={thickness}
            onChange={(_event, value) => setThickness(value)}
          />
        </div>
      </Box>
    </>
  );
}
