import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';

const weekend = {
  type: 'ordinal' as const,
  values: ['Sat', 'Sun'],
  colors: ['#ef6c00', '#c62828'],
  unknownColor: '#90a4ae',
};
const steps = {
  type: 'piecewise' as const,
  thresholds: [60, 100],
  colors: ['#c62828', '#f9a825', '#43a047'],
};
const heat = {
  type: 'continuous' as const,
  min: 40,
  max: 120,
  color: ['#90a4ae', '#ef6c00'] as [string, string],
};
const maps = { ordinal: weekend, piecewise: steps, continuous: heat };

export default function ColorMapTypes() {
  const [type, setType] = React.useState<keyof typeof maps>('ordinal');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        {Object.keys(maps).map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 2 }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        hideLegend
        title="Rye loaves sold by day"
        xAxis={[{ data: bakeryDays, colorMap: type === 'ordinal' ? weekend : undefined }]}
        yAxis={[{ colorMap: type === 'ordinal' ? undefined : maps[type] }]}
        series={breads.slice(0, 1)}
      />
    </>
  );
}
