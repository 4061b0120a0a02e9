import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const choices = ['nice', 'strict', 'function'] as const;

export default function DomainLimitSelect() {
  const [choice, setChoice] = React.useState<(typeof choices)[number]>('nice');

  return (
    <>
      <LineChart
        height={240}
        aria-label="Tank temperature over five days"
        dataset={fermentation}
        xAxis={[{ dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour }]}
        /* preview-start */
        yAxis={[
          {
            domainLimit:
              choice === 'function' ? (min, max) => ({ min: min - 2, max: max + 2 }) : choice,
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit of the y-axis"
        value={choice}
        onChange={(_event, value: typeof choice | null) => value && setChoice(value)}
      >
        {choices.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
