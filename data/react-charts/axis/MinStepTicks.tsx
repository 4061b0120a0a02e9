import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const HOUR = 60 * 60 * 1000;
const choices = ['auto', 'tickNumber', 'tickMinStep', 'tickMaxStep'] as const;

export default function MinStepTicks() {
  const [choice, setChoice] = React.useState<(typeof choices)[number]>('tickMinStep');

  return (
    <>
      <LineChart
        height={220}
        aria-label="Tank temperature over five days"
        dataset={fermentation}
        /* preview-start */
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            valueFormatter: dayOrHour,
            tickNumber: choice === 'tickNumber' ? 3 : undefined,
            tickMinStep: choice === 'tickMinStep' ? 24 * HOUR : undefined,
            tickMaxStep: choice === 'tickMaxStep' ? 6 * HOUR : undefined,
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        skipAnimation
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tick setting of the x-axis"
        value={choice}
        onChange={(_event, value: typeof choice | null) => value && setChoice(value)}
      >
        {choices.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ textTransform: 'none', px: { xs: 0.5, sm: 1 }, fontSize: { xs: 12, sm: 13 } }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
