import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

/* preview-start */
const colorMaps = {
  continuous: { type: 'continuous', max: 400, color: ['#e0f3db', '#084081'] } as const,
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [100, 200, 300],
    colors: ['#e0f3db', '#7bccc4', '#2b8cbe', '#084081'],
  },
};
/* preview-end */

export default function PaletteChoice() {
  const [type, setType] = React.useState<keyof typeof colorMaps>('piecewise');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
        sx={{ mb: 1 }}
      >
        {(['continuous', 'piecewise'] as const).map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div role="figure" aria-label="Visitors in the museum by hour and day">
        <Heatmap
          height={280}
          hideLegend={false}
          slots={{ legend: type === 'piecewise' ? PiecewiseColorLegend : ContinuousColorLegend }}
          xAxis={[{ data: openHours, valueFormatter: (hour: string) => `${hour}:00` }]}
          yAxis={[{ data: openDays, width: 40 }]}
          zAxis={[{ colorMap: colorMaps[type] }]}
          series={[{ label: 'Visitors', data: crowd }]}
        />
      </div>
    </>
  );
}
