import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const WINDOW = 50;
const gust = (second: number) => 24 + 9 * Math.sin(second / 6) + 4 * Math.sin(second * 1.7);

export default function SlidingWindow() {
  const [running, setRunning] = React.useState(false);
  const [start, setStart] = React.useState(0);
  const seconds = Array.from({ length: WINDOW }, (_, index) => start + index);

  /* preview-start */
  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setStart((second) => second + 1), 200);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <>
      <LineChart
        skipAnimation
        series={[{ data: seconds.map(gust), showMark: false, label: 'Wind', color: '#0072B2' }]}
        xAxis={[{ data: seconds, domainLimit: 'strict', label: 'Seconds' }]}
        /* preview-end */
        yAxis={[{ min: 0, max: 50, label: 'Wind (km/h)' }]}
        height={280}
        aria-label="Wind speed of the last 50 seconds"
        hideLegend
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </Button>
        <Button
          onClick={() => {
            setRunning(false);
            setStart(0);
          }}
        >
          Reset
        </Button>
      </Stack>
    </>
  );
}
