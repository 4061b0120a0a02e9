import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { warming } from '../dataset/weather';

const places = ['start', 'end', 'extremes'] as const;
const names = ['Cold', 'Average', 'Warm', 'Hot'];

export default function PieceTuner() {
  const [labelPosition, setLabelPosition] = React.useState<(typeof places)[number]>('end');

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
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [-0.1, 0.1, 0.5],
              colors: ['#1e88e5', '#90a4ae', '#ffa726', '#e53935'],
            },
          },
        ]}
        series={[{ dataKey: 'degrees', label: 'Difference' }]}
        /* preview-start */
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            labelFormatter: ({ index }) => names[index] ?? '',
            markType: 'circle',
            sx: { gap: 1.5 },
          },
        }}
        /* preview-end */
      />
    </>
  );
}
