import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { warming } from '../dataset/weather';

const places = ['start', 'end', 'extremes'] as const;

export default function LabelPlaces() {
  const [labelPosition, setPlace] = React.useState<(typeof places)[number]>('extremes');

  return (
    <>
      <Box sx={{ blockSize: 250, alignContent: 'end' }}>
        <LineChart
          height={200}
          title="How much warmer each year was than the mean of the last century"
          dataset={warming}
          xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict' }]}
          yAxis={[
            { colorMap: { type: 'continuous', min: -0.4, max: 1, color: ['#1e88e5', '#e53935'] } },
          ]}
          series={[{ dataKey: 'degrees', label: 'Difference', showMark: false }]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              labelPosition,
              minLabel: 'cold',
              maxLabel: ({ formattedValue }) => `${formattedValue}° warmer`,
              sx: { inlineSize: 260, '& span': { whiteSpace: 'nowrap' } },
            },
          }}
        />
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="labelPosition"
        value={labelPosition}
        onChange={(_event, value: typeof labelPosition | null) => value && setPlace(value)}
      >
        {places.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
