import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

const baselines = { '0 (default)': undefined, "'min'": 'min', "'max'": 'max', '-2': -2 } as const;

export default function BaselinePicker() {
  const [name, setName] = React.useState<keyof typeof baselines>("'min'");

  return (
    <>
      <LineChart
        height={240}
        title="Electricity sold abroad by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: -4, max: 4 }]}
        series={[
          {
            label: 'Exports (TWh)',
            data: exportsByMonth,
            area: true,
            baseline: baselines[name],
            showMark: false,
          },
        ]}
        skipAnimation
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={name}
        onChange={(_event, value: keyof typeof baselines | null) => value && setName(value)}
      >
        {Object.keys(baselines).map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
