import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

type Baseline = number | 'min' | 'max';
const baselines: Baseline[] = [0, -2, 'min', 'max'];

export default function BaselinePicker() {
  const [baseline, setBaseline] = React.useState<Baseline>('min');

  return (
    <>
      <LineChart
        height={240}
        aria-label="Electricity exports by month"
        skipAnimation
        xAxis={[{ data: months, scaleType: 'point' }]}
        // Keeps the minus sign before the number on right-to-left pages.
        yAxis={[{ min: -4, max: 4, tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        /* preview-start */
        series={[
          {
            label: 'Exports (TWh)',
            data: exportsByMonth,
            area: true,
            baseline, // 0 (default), -2, 'min', or 'max'
            showMark: false,
          },
        ]}
        /* preview-end */
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_event, value: Baseline | null) => setBaseline(value ?? baseline)}
      >
        {baselines.map((value) => (
          <ToggleButton key={value} value={value} dir="ltr" sx={{ textTransform: 'none', px: 2 }}>
            {typeof value === 'number' ? value : `'${value}'`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
