import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weeks = [
  [41, 38, 44, 47, 72, 96, 83],
  [52, 29, 61, 35, 58, 74, 98],
];

export default function SkipSwitch() {
  const [skipAnimation, setSkipAnimation] = React.useState(true);
  const [week, setWeek] = React.useState(0);

  return (
    <>
      {/* preview-start */}
      <BarChart
        skipAnimation={skipAnimation}
        height={260}
        aria-label={`Passengers by day in week ${week + 1}`}
        xAxis={[{ data: days }]}
        series={[{ data: weeks[week] ?? [], label: 'Passengers (hundreds)', color: '#0072B2' }]}
      />
      {/* preview-end */}
      <Stack direction="row" sx={{ justifyContent: 'center' }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
        <Button sx={{ whiteSpace: 'nowrap' }} onClick={() => setWeek(1 - week)}>
          Show week {2 - week}
        </Button>
      </Stack>
    </>
  );
}
