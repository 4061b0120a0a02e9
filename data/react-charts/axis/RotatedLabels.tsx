import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { beerSold, monthNames } from '../dataset/brewery';

export default function RotatedLabels() {
  const [angle, setAngle] = React.useState(-45);

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={280}
        aria-label="Beer sold by month"
        xAxis={[{ data: monthNames, height: 75, tickLabelStyle: { angle } }]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        hideLegend
      />
      {/* preview-end */}
      <Box sx={{ px: 2 }}>
        <Typography variant="body2">
          angle: <bdi dir="ltr">{angle}°</bdi>
        </Typography>
        <Slider
          aria-label="angle"
          min={-90}
          max={90}
          step={15}
          value={angle}
          onChange={(_event, value) => setAngle(value)}
        />
      </Box>
    </>
  );
}
