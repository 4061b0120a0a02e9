import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rides = [90, 40, 41, 29, 45, 52, 71, 66, 40, 20, 47, 44, 58, 90];

export default function StrokeAndClip() {
  const [strokeWidth, setStrokeWidth] = React.useState(10);
  const [offset, setOffset] = React.useState(1);

  return (
    <>
      {/* preview-start */}
      <SparkLineChart
        height={120}
        margin={12}
        data={rides}
        yAxis={{ domainLimit: 'strict' }}
        clipAreaOffset={{ top: offset, right: offset, bottom: offset, left: offset }}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth } }}
        role="img"
        aria-label="Rides per day"
      />
      {/* preview-end */}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 4, px: 2, mt: 1 }}>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">strokeWidth: {strokeWidth}</Typography>
          <Slider
            aria-label="strokeWidth"
            min={1}
            max={16}
            value={strokeWidth}
            onChange={(_event, value) => setStrokeWidth(value)}
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">clipAreaOffset: {offset}</Typography>
          <Slider
            aria-label="clipAreaOffset"
            max={12}
            value={offset}
            onChange={(_event, value) => setOffset(value)}
          />
        </Stack>
      </Stack>
    </>
  );
}
