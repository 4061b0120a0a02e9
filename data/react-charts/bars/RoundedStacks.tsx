import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function RoundedStacks() {
  const [borderRadius, setBorderRadius] = React.useState(10);
  const [isHorizontal, setIsHorizontal] = React.useState(false);
  const bands = [{ data: weekdays }];

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={280}
        aria-label="Rides by weekday"
        borderRadius={borderRadius}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        xAxis={isHorizontal ? undefined : bands}
        yAxis={isHorizontal ? bands : undefined}
        series={[
          { data: memberRides, label: 'Members', stack: 'rides' },
          { data: guestRides, label: 'Guests', stack: 'rides' },
        ]}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="body2">borderRadius: {borderRadius}</Typography>
          <Slider
            aria-label="borderRadius"
            max={30}
            value={borderRadius}
            onChange={(_event, value) => setBorderRadius(value)}
          />
        </Box>
        <FormControlLabel
          label='layout="horizontal"'
          control={
            <Switch
              checked={isHorizontal}
              onChange={(event) => setIsHorizontal(event.target.checked)}
            />
          }
        />
      </Box>
    </>
  );
}
