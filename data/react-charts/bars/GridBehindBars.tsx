import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BarChart } from '@mui/x-charts/BarChart';
import { memberRides, weekdays } from '../dataset/bikeRides';

export default function GridBehindBars() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={240}
        aria-label="Rides of members by weekday"
        grid={{ horizontal, vertical }}
        xAxis={[{ data: weekdays }]}
        series={[{ data: memberRides, label: 'Members' }]}
        hideLegend
      />
      {/* preview-end */}
      <FormControlLabel
        label="horizontal"
        control={
          <Checkbox
            checked={horizontal}
            onChange={(event) => setHorizontal(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="vertical"
        control={
          <Checkbox checked={vertical} onChange={(event) => setVertical(event.target.checked)} />
        }
      />
    </>
  );
}
