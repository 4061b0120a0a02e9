import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const DAY = 24 * 60 * 60 * 1000;
const choices = {
  auto: {},
  tickNumber: { tickNumber: 3 },
  tickMinStep: { tickMinStep: DAY },
  tickMaxStep: { tickMaxStep: DAY / 4 },
};

export default function MinStepTicks() {
  const [name, setName] = React.useState<keyof typeof choices>('tickMinStep');

  return (
    <>
      <LineChart
        height={220}
        title="Temperature in the tank"
        dataset={fermentation}
        xAxis={[
          { dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour, ...choices[name] },
        ]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        skipAnimation
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Setting of the x-axis"
        value={name}
        onChange={(_event, value: typeof name | null) => value && setName(value)}
      >
        {Object.keys(choices).map((value) => (
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
