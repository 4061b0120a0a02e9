import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

export default function FourClickTargets() {
  const [item, setItem] = React.useState('click the dot, the line, or the area');
  const [axis, setAxis] = React.useState('click anywhere');
  const write = (name: string, value: unknown) =>
    `${name}: ${JSON.stringify(value).replaceAll(',', ', ')}`;

  return (
    <>
      <LineChart
        height={240}
        title="Electricity sold abroad by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[{ id: 'exports', label: 'Exports (TWh)', data: exportsByMonth, area: true }]}
        onMarkClick={(_event, id) => setItem(write('onMarkClick', id))}
        onLineClick={(_event, id) => setItem(write('onLineClick', id))}
        onAreaClick={(_event, id) => setItem(write('onAreaClick', id))}
        onAxisClick={(_event, data) => setAxis(write('onAxisClick', data))}
      />
      <Box role="status" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 13 }}>
        <Box sx={{ minBlockSize: '3lh', overflowWrap: 'anywhere' }}>{item}</Box>
        <Box sx={{ minBlockSize: '3lh', overflowWrap: 'anywhere' }}>{axis}</Box>
      </Box>
    </>
  );
}
