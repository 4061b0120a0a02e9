import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ebikes, testMetrics } from '../dataset/ebikes';

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_event, value: typeof trigger | null) => setTrigger(value ?? trigger)}
      >
        {(['axis', 'item', 'none'] as const).map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <RadarChart
        height={300}
        role="img"
        aria-label="Grades of two e-bikes for six metrics"
        highlight={trigger === 'item' ? 'series' : 'axis'}
        slotProps={{ tooltip: { trigger } }}
        radar={{ max: 10, metrics: testMetrics }}
        series={ebikes.slice(0, 2)}
      />
      {/* preview-end */}
    </>
  );
}
