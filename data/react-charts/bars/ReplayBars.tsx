import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../dataset/bikeRides';

const cities = [
  { dataKey: 'bergen', label: 'Bergen' },
  { dataKey: 'lyon', label: 'Lyon' },
  { dataKey: 'porto', label: 'Porto' },
  { dataKey: 'utrecht', label: 'Utrecht' },
];

export default function ReplayBars() {
  const [months, setMonths] = React.useState(4);
  const [seriesCount, setSeriesCount] = React.useState(2);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const sliders = [
    { name: 'Months', max: ridesByMonth.length, value: months, set: setMonths },
    { name: 'Cities', max: cities.length, value: seriesCount, set: setSeriesCount },
  ];

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={280}
        aria-label="Rides by month and city"
        skipAnimation={skipAnimation}
        dataset={ridesByMonth.slice(0, months)}
        xAxis={[{ dataKey: 'month' }]}
        series={cities.slice(0, seriesCount)}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2, alignItems: 'center' }}>
        {sliders.map(({ name, max, value, set }) => (
          <Box key={name} sx={{ flex: '1 1 160px' }}>
            <Typography variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              aria-label={name}
              min={1}
              max={max}
              marks
              value={value}
              onChange={(_event, next) => set(next)}
            />
          </Box>
        ))}
        <FormControlLabel
          label="skipAnimation"
          control={
            <Checkbox
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Box>
    </>
  );
}
