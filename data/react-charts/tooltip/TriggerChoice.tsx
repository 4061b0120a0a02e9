import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { coffeeSeasons } from '../dataset/coffee';

const triggers = ['axis', 'item', 'none'] as const;

export default function TriggerChoice() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');

  return (
    <>
      <LineChart
        height={260}
        aria-label="Coffee exports by season, in millions of dollars"
        dataset={coffeeSeasons}
        xAxis={[{ dataKey: 'season', scaleType: 'point', valueFormatter: String }]}
        yAxis={[{ width: 60 }]}
        /* preview-start */
        series={[
          { dataKey: 'brazil', label: 'Brazil' },
          { dataKey: 'vietnam', label: 'Vietnam' },
          { dataKey: 'colombia', label: 'Colombia' },
        ]}
        slotProps={{ tooltip: { trigger } }}
        /* preview-end */
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_event, value: typeof trigger | null) => value && setTrigger(value)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
