import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { waste } from '../dataset/townWaste';

export default function ReplayPie() {
  const [count, setCount] = React.useState(4);
  const [radius, setRadius] = React.useState(40);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [run, setRun] = React.useState(0);
  const sliders = [
    { name: 'Slices', value: count, min: 1, max: waste.length, set: setCount },
    { name: 'innerRadius', value: radius, min: 0, max: 90, set: setRadius },
  ];

  return (
    <>
      {/* preview-start */}
      <PieChart
        key={run}
        height={220}
        hideLegend
        aria-label="Waste by material"
        series={[{ data: waste.slice(0, count), innerRadius: radius }]}
        skipAnimation={skipAnimation}
      />
      {/* preview-end */}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 1 }}>
        {sliders.map(({ name, set, ...props }) => (
          <Box key={name}>
            <Typography variant="body2">
              {name}: {props.value}
            </Typography>
            <Slider aria-label={name} {...props} onChange={(_event, next) => set(next)} />
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={<Switch checked={skipAnimation} onChange={(_event, on) => setSkipAnimation(on)} />}
        label="skipAnimation"
      />
      <Button onClick={() => setRun(run + 1)}>Replay</Button>
    </>
  );
}
