import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SlowerLines() {
  const [run, setRun] = React.useState(0);

  return (
    <>
      {/* preview-start */}
      <LineChart
        key={run}
        sx={{
          '& rect.MuiAppearingMask-animate': {
            animationDuration: '2s',
            animationTimingFunction: 'ease-out',
          },
        }}
        series={[
          { data: [41, 38, 44, 47, 72, 96, 83], label: 'Passengers', area: true, showMark: false },
        ]}
        /* preview-end */
        xAxis={[{ data: days, scaleType: 'point' }]}
        height={260}
        aria-label="Passengers by day"
        hideLegend
      />
      <Button onClick={() => setRun(run + 1)}>Replay</Button>
    </>
  );
}
