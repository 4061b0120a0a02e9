import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { beerSold, monthNames } from '../dataset/brewery';

const shortNames = monthNames.map((name) => name.slice(0, 3));
const looks = {
  'no line or ticks': { disableLine: true, disableTicks: true },
  'no axis': { position: 'none' as const },
};

export default function HiddenAxes() {
  const [look, setLook] = React.useState<keyof typeof looks>('no line or ticks');

  return (
    <>
      <LineChart
        height={220}
        title="Hectoliters sold by month"
        xAxis={[{ data: shortNames, scaleType: 'point', ...looks[look] }]}
        yAxis={[looks[look]]}
        series={[{ data: beerSold, label: 'Hectoliters' }]}
        grid={{ horizontal: true }}
        skipAnimation
        hideLegend
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look of the axes"
        value={look}
        onChange={(_event, value: typeof look | null) => value && setLook(value)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
