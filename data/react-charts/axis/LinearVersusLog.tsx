import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { yeastGrowth } from '../dataset/brewery';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const scales = ['linear', 'log', 'sqrt'] as const;

export default function LinearVersusLog() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('log');

  return (
    <>
      {/* preview-start */}
      <LineChart
        height={260}
        aria-label="Yeast cells per milliliter by hour"
        dataset={yeastGrowth}
        xAxis={[{ dataKey: 'hour', label: 'Hours after adding the yeast', domainLimit: 'strict' }]}
        yAxis={[{ scaleType, width: 60, valueFormatter: (cells: number) => compact.format(cells) }]}
        series={[{ dataKey: 'cells', label: 'Cells per milliliter' }]}
        grid={{ horizontal: true }}
      />
      {/* preview-end */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="scaleType of the y-axis"
        value={scaleType}
        onChange={(_event, value: typeof scaleType | null) => value && setScaleType(value)}
      >
        {scales.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
