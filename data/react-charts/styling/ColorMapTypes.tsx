import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';
import { bakeryDays, breads } from '../dataset/bakery';

/* preview-start */
const weekend: AxisConfig<'band'>['colorMap'] = {
  type: 'ordinal',
  values: ['Sat', 'Sun'],
  colors: ['#ef6c00', '#c62828'],
  unknownColor: '#90a4ae',
};
const heat: AxisConfig<'linear'>['colorMap'] = {
  type: 'continuous',
  min: 40,
  max: 120,
  color: ['#90a4ae', '#ef6c00'],
};
/* preview-end */

export default function ColorMapTypes() {
  const [type, setType] = React.useState<'ordinal' | 'continuous'>('continuous');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="continuous" sx={{ textTransform: 'none', px: 2 }}>
          continuous
        </ToggleButton>
        <ToggleButton value="ordinal" sx={{ textTransform: 'none', px: 2 }}>
          ordinal
        </ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        hideLegend
        aria-label="Rye loaves sold by day"
        xAxis={[{ data: bakeryDays, colorMap: type === 'ordinal' ? weekend : undefined }]}
        yAxis={[{ colorMap: type === 'continuous' ? heat : undefined }]}
        series={breads.slice(0, 1)}
      />
    </>
  );
}
