import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { warming } from '../dataset/weather';

export default function GradientTuner() {
  const [isVertical, setIsVertical] = React.useState(true);
  const [reverse, setReverse] = React.useState(false);
  const [rotateGradient, setRotateGradient] = React.useState(false);
  const [thickness, setThickness] = React.useState(12);

  const switches = [
    { label: 'direction: vertical', checked: isVertical, onChange: setIsVertical },
    { label: 'reverse', checked: reverse, onChange: setReverse },
    { label: 'rotateGradient', checked: rotateGradient, onChange: setRotateGradient },
  ];

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, px: 1.5, pb: 2 }}>
        {switches.map(({ label, checked, onChange }) => (
          <FormControlLabel
            key={label}
            label={label}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={checked}
                onChange={(event) => onChange(event.target.checked)}
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
      <BarChart
        height={200}
        aria-label="Temperature of each year compared with the average of the last century"
        dataset={warming}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[
          { colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] } },
        ]}
        series={[{ dataKey: 'degrees', label: 'Difference' }]}
        /* preview-start */
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction: isVertical ? 'vertical' : 'horizontal',
            thickness,
            reverse,
            rotateGradient,
            sx: isVertical ? { blockSize: 150 } : { inlineSize: 200 },
          },
        }}
        /* preview-end */
      />
    </>
  );
}
