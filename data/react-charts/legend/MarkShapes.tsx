import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

const shapes = ['line', 'square', 'circle'] as const;

export default function MarkShapes() {
  const [labelMarkType, setType] = React.useState<(typeof shapes)[number]>('circle');

  return (
    <>
      <LineChart
        height={200}
        title="Temperature of three cities by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={cities.map((city) => ({ ...city, labelMarkType }))}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelMarkType"
        value={labelMarkType}
        onChange={(_event, value: typeof labelMarkType | null) => value && setType(value)}
      >
        {shapes.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
