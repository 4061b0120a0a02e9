import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayOrHour, fermentation } from '../dataset/brewery';

const limits = {
  nice: 'nice' as const,
  strict: 'strict' as const,
  'a function': (min: number, max: number) => ({ min: min - 2, max: max + 2 }),
};

export default function DomainLimitSelect() {
  const [name, setName] = React.useState<keyof typeof limits>('nice');

  return (
    <>
      <LineChart
        height={240}
        title="Temperature in the tank"
        dataset={fermentation}
        xAxis={[
          { dataKey: 'time', scaleType: 'time', valueFormatter: dayOrHour, domainLimit: 'strict' },
        ]}
        yAxis={[{ domainLimit: limits[name] }]}
        series={[{ dataKey: 'temperature', label: 'Temperature (°C)', showMark: false }]}
        grid={{ horizontal: true }}
        skipAnimation
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit of the y-axis"
        value={name}
        onChange={(_event, value: typeof name | null) => value && setName(value)}
      >
        {Object.keys(limits).map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
