import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const places = ['start', 'middle', 'end'] as const;
const hopsAdded = new Date(2025, 2, 4, 16);

export default function ReferenceLines() {
  const [labelAlign, setLabelAlign] = React.useState<(typeof places)[number]>('end');

  return (
    <>
      <LineChart
        height={260}
        aria-label="Tank temperature, with its limit and the time when hops were added"
        dataset={fermentation}
        xAxis={[
          { dataKey: 'time', scaleType: 'time', domainLimit: 'strict', valueFormatter: dayOrHour },
        ]}
        yAxis={[{ min: 17, max: 23 }]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        hideLegend
      >
        {/* preview-start */}
        <ChartsReferenceLine
          y={21}
          label="Limit: 21 °C"
          labelAlign={labelAlign}
          lineStyle={{ stroke: '#e53935', strokeDasharray: '6 4' }}
          labelStyle={{ direction: 'ltr' }}
        />
        <ChartsReferenceLine
          x={hopsAdded}
          label="Hops added"
          labelAlign={labelAlign}
          spacing={8}
          labelStyle={{ direction: 'ltr' }}
        />
        {/* preview-end */}
      </LineChart>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelAlign"
        value={labelAlign}
        onChange={(_event, value: typeof labelAlign | null) => value && setLabelAlign(value)}
      >
        {places.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
