import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { warming } from '../dataset/weather';

const places = ['start', 'end', 'extremes'] as const;

export default function LabelPlaces() {
  const [labelPosition, setLabelPosition] = React.useState<(typeof places)[number]>('extremes');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelPosition"
        value={labelPosition}
        onChange={(_event, value: typeof labelPosition | null) => value && setLabelPosition(value)}
      >
        {places.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={200}
        aria-label="Temperature of each year compared with the average of the last century"
        dataset={warming}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[
          { colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] } },
        ]}
        series={[{ dataKey: 'degrees', label: 'Difference' }]}
        /* preview-start */
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            minLabel: 'Colder',
            maxLabel: ({ formattedValue }) => `${formattedValue}° warmer`,
            sx: { inlineSize: 260, '& span': { whiteSpace: 'nowrap' } },
          },
        }}
        /* preview-end */
      />
    </>
  );
}
