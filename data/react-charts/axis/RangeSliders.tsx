import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

export default function RangeSliders() {
  const [range, setRange] = React.useState([10, 25]);
  const [min, max] = range;

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={240}
        aria-label="Tank temperature over five days"
        dataset={fermentation}
        xAxis={[{ dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour }]}
        yAxis={[{ min, max }]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        skipAnimation
      />
      {/* preview-end */}
      <Box sx={{ px: 2 }}>
        <Typography variant="body2" dir="ltr">
          min: {min}, max: {max}
        </Typography>
        <Slider
          min={0}
          max={40}
          value={range}
          getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
          onChange={(_event, value) => setRange(value)}
        />
      </Box>
    </>
  );
}
