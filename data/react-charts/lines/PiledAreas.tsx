import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, fuels, terawattHours, yearOf } from '../dataset/electricity';

export default function PiledAreas() {
  const [isShare, setIsShare] = React.useState(false);

  return (
    <>
      <LineChart
        height={280}
        title="Electricity by source from 2006 to 2024, stacked"
        dataset={electricityYears}
        xAxis={[
          { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
        ]}
        yAxis={[
          isShare
            ? { max: 1, valueFormatter: (value: number) => `${Math.round(value * 100)}%` }
            : { max: 500 },
        ]}
        series={fuels.map((fuel) => ({
          ...fuel,
          area: true,
          showMark: false,
          stack: 'total',
          stackOffset: isShare ? ('expand' as const) : ('none' as const),
          valueFormatter: terawattHours,
        }))}
      />
      <FormControlLabel
        label="stackOffset: 'expand'"
        control={
          <Switch checked={isShare} onChange={(event) => setIsShare(event.target.checked)} />
        }
      />
    </>
  );
}
