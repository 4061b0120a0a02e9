import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricityYears, terawattHours, yearOf } from '../dataset/electricity';

const layer = { showMark: false, valueFormatter: terawattHours };
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function PiledAreas() {
  const [stackOffset, setStackOffset] = React.useState<'none' | 'expand'>('none');
  const isShare = stackOffset === 'expand';

  return (
    <>
      <LineChart
        height={280}
        aria-label="Electricity by source from 2006 to 2024, stacked"
        colors={['#78909c', '#ef6c00', '#26a69a', '#fbc02d']}
        dataset={electricityYears}
        xAxis={[
          { dataKey: 'year', scaleType: 'time', valueFormatter: yearOf, domainLimit: 'strict' },
        ]}
        yAxis={[isShare ? { max: 1, valueFormatter: percent } : { max: 500 }]}
        /* preview-start */
        series={[
          { dataKey: 'coal', label: 'Coal', stack: 'total', stackOffset, area: true, ...layer },
          { dataKey: 'gas', label: 'Gas', stack: 'total', stackOffset, area: true, ...layer },
          { dataKey: 'wind', label: 'Wind', stack: 'total', stackOffset, area: true, ...layer },
          { dataKey: 'solar', label: 'Solar', stack: 'total', stackOffset, area: true, ...layer },
        ]}
        /* preview-end */
      />
      <FormControlLabel
        label="stackOffset: 'expand'"
        control={
          <Switch
            checked={isShare}
            onChange={(event) => setStackOffset(event.target.checked ? 'expand' : 'none')}
          />
        }
      />
    </>
  );
}
