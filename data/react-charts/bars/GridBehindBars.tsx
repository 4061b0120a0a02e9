import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BarChart } from '@mui/x-charts/BarChart';
import { memberRides, weekdays } from '../dataset/bikeRides';

export default function GridBehindBars() {
  const [grid, setGrid] = React.useState({ horizontal: true, vertical: false });

  return (
    <>
      <BarChart
        height={240}
        title="Rides of members by weekday"
        grid={grid}
        xAxis={[{ data: weekdays }]}
        series={[{ data: memberRides, label: 'Members' }]}
        hideLegend
      />
      {(['horizontal', 'vertical'] as const).map((lines) => (
        <FormControlLabel
          key={lines}
          label={lines}
          control={
            <Checkbox
              checked={grid[lines]}
              onChange={(event) => setGrid({ ...grid, [lines]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}
