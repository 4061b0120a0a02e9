import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  piecewiseColorDefaultLabelFormatter,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { warming } from '../dataset/weather';

const places = ['start', 'end', 'extremes'] as const;
const formatters = {
  default: piecewiseColorDefaultLabelFormatter,
  words: ({ index }: PiecewiseLabelFormatterParams) => ['cold', 'mean', 'warm', 'hot'][index] ?? '',
  'no first piece': (params: PiecewiseLabelFormatterParams) =>
    params.min === null ? null : piecewiseColorDefaultLabelFormatter(params),
};

export default function PieceTuner() {
  const [labelPosition, setPlace] = React.useState<(typeof places)[number]>('end');
  const [name, setName] = React.useState<keyof typeof formatters>('words');

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="labelFormatter"
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {Object.keys(formatters).map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) => setPlace(event.target.value as typeof labelPosition)}
        >
          {places.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ blockSize: 248, alignContent: 'end' }}>
        <BarChart
          height={200}
          title="How much warmer each year was than the mean of the last century"
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
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              labelPosition,
              labelFormatter: formatters[name],
              markType: 'circle',
              sx: { gap: 1.5 },
            },
          }}
        />
      </Box>
    </>
  );
}
