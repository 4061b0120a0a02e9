import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

const points = (rides: number[]) => rides.map((y, x) => ({ id: x, x, y }));
const slices = (rides: number[]) =>
  rides.map((value, index) => ({ id: index, value, label: weekdays[index] ?? '' }));
const options = {
  chart: ['bar', 'line', 'scatter', 'pie'],
  highlight: ['none', 'item', 'series'],
  fade: ['none', 'series', 'global'],
} as const;

export default function ScopePlayground() {
  const [chart, setChart] = React.useState<(typeof options.chart)[number]>('bar');
  const [highlight, setHighlight] = React.useState<HighlightOptions>('item');
  const [fade, setFade] = React.useState<FadeOptions>('global');
  const selects = [
    { name: 'chart', value: chart, set: setChart },
    { name: 'highlight', value: highlight, set: setHighlight },
    { name: 'fade', value: fade, set: setFade },
  ] as const;
  /* preview-start */
  const highlightScope = { highlight, fade };
  const members = { label: 'Members', highlightScope };
  const guests = { label: 'Guests', highlightScope };
  /* preview-end */
  const shared = { height: 260, 'aria-label': 'Rides by weekday', hideLegend: true };
  const lists = [
    { ...members, data: memberRides },
    { ...guests, data: guestRides },
  ];

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {selects.map(({ name, value, set }) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            sx={{ flex: '1 1 84px', maxInlineSize: 140, '& .MuiSelect-select': { fontSize: 14 } }}
            value={value}
            onChange={(event) => set(event.target.value as never)}
          >
            {options[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {chart === 'bar' && <BarChart {...shared} xAxis={[{ data: weekdays }]} series={lists} />}
      {chart === 'line' && (
        <LineChart
          {...shared}
          xAxis={[{ data: weekdays, scaleType: 'point' }]}
          series={lists.map((list) => ({ ...list, area: true, showMark: true }))}
        />
      )}
      {chart === 'scatter' && (
        <ScatterChart
          {...shared}
          xAxis={[{ valueFormatter: (day: number) => weekdays[day] ?? '' }]}
          series={[
            { ...members, data: points(memberRides) },
            { ...guests, data: points(guestRides) },
          ]}
        />
      )}
      {chart === 'pie' && (
        <PieChart
          {...shared}
          series={[
            { data: slices(memberRides), outerRadius: 60, highlightScope },
            { data: slices(guestRides), innerRadius: 70, highlightScope },
          ]}
        />
      )}
    </>
  );
}
