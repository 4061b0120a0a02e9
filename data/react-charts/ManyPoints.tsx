import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const wave = (i: number) =>
  Math.round((30 + 12 * Math.sin(i / 40) + 5 * Math.sin(i / 7) + 2 * Math.sin(i * 1.7)) * 10) / 10;

export default function ManyPoints() {
  const [count, setCount] = React.useState(2000);
  const [showMark, setShowMark] = React.useState(false);
  const number = count.toLocaleString('en-US');
  const data = React.useMemo(() => Array.from({ length: count }, (_, i) => wave(i)), [count]);

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={220}
        aria-label="Load of the power grid"
        skipAnimation
        xAxis={[{ data: data.map((_, i) => i), min: 0, max: count - 1 }]}
        series={[{ data, showMark, label: 'Load (GW)' }]}
        hideLegend
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <Typography variant="body2">
            <bdi>{number}</bdi> points drawn as {showMark ? `1 path and ${number} marks` : '1 path'}
          </Typography>
          <Slider
            aria-label="Number of points"
            min={500}
            max={5000}
            step={500}
            value={count}
            onChange={(_event, value) => {
              setCount(value);
              setShowMark(false);
            }}
          />
        </Box>
        <FormControlLabel
          label="showMark"
          control={
            <Switch checked={showMark} onChange={(event) => setShowMark(event.target.checked)} />
          }
        />
      </Box>
    </>
  );
}
