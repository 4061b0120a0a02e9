import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function GapTuner() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const sliders = [
    { name: 'categoryGapRatio', min: 0, value: categoryGapRatio, set: setCategoryGapRatio },
    { name: 'barGapRatio', min: -1, value: barGapRatio, set: setBarGapRatio },
  ];

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={260}
        aria-label="Rides by weekday"
        xAxis={[{ data: weekdays, categoryGapRatio, barGapRatio }]}
        series={[
          { data: memberRides, label: 'Members' },
          { data: guestRides, label: 'Guests' },
        ]}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, px: 2 }}>
        {sliders.map(({ name, min, value, set }) => (
          <Box key={name} sx={{ flex: '1 1 220px' }}>
            <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
              {name}: {value}
            </Typography>
            <Slider
              aria-label={name}
              min={min}
              max={0.9}
              step={0.1}
              value={value}
              onChange={(_event, next) => set(next)}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
