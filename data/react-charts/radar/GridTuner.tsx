import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ebikes, testMetrics } from '../dataset/ebikes';

export default function GridTuner() {
  const [divisions, setDivisions] = React.useState(5);
  const [startAngle, setStartAngle] = React.useState(0);
  const [isCircular, setCircular] = React.useState(true);
  const [isStriped, setStriped] = React.useState(true);
  const sliders = [
    { name: 'divisions', min: 1, max: 10, step: 1, value: divisions, set: setDivisions },
    { name: 'startAngle', min: 0, max: 360, step: 15, value: startAngle, set: setStartAngle },
  ];

  return (
    <>
      {/* preview-start */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Grades of Ridge Trail for six metrics"
        shape={isCircular ? 'circular' : 'sharp'}
        divisions={divisions}
        stripeColor={isStriped ? (index) => (index % 2 === 0 ? '#1976d2' : 'none') : null}
        radar={{ max: 10, metrics: testMetrics, startAngle }}
        series={ebikes.slice(1, 2)}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2 }}>
        {sliders.map(({ name, value, set, ...range }) => (
          <Box key={name} sx={{ flex: '1 1 160px' }}>
            <Typography variant="body2">
              {name}: {value}
            </Typography>
            <Slider
              {...range}
              size="small"
              aria-label={name}
              value={value}
              onChange={(_event, next) => set(next)}
            />
          </Box>
        ))}
        <FormControlLabel
          control={<Switch checked={isCircular} onChange={(_event, on) => setCircular(on)} />}
          label="shape: circular"
        />
        <FormControlLabel
          control={<Switch checked={isStriped} onChange={(_event, on) => setStriped(on)} />}
          label="stripeColor"
        />
      </Box>
    </>
  );
}
