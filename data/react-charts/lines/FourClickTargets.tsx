import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

const call = (name: string, value: unknown) =>
  `${name}: ${JSON.stringify(value).replaceAll(',', ', ')}`;

export default function FourClickTargets() {
  const [item, setItem] = React.useState('Click a mark, the line, or the area.');
  const [axis, setAxis] = React.useState('Click anywhere in the chart.');

  return (
    <>
      <LineChart
        height={240}
        aria-label="Electricity exports by month"
        xAxis={[{ data: months, scaleType: 'point' }]}
        // Keeps the minus sign before the number on right-to-left pages.
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={[{ id: 'exports', label: 'Exports (TWh)', data: exportsByMonth, area: true }]}
        /* preview-start */
        onMarkClick={(_event, identifier) => setItem(call('onMarkClick', identifier))}
        onLineClick={(_event, identifier) => setItem(call('onLineClick', identifier))}
        onAreaClick={(_event, identifier) => setItem(call('onAreaClick', identifier))}
        onAxisClick={(_event, data) => setAxis(call('onAxisClick', data))}
        /* preview-end */
      />
      <Box role="status" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 13 }}>
        <Box sx={{ minBlockSize: '3lh', overflowWrap: 'anywhere' }}>{item}</Box>
        <Box sx={{ minBlockSize: '3lh', overflowWrap: 'anywhere' }}>{axis}</Box>
      </Box>
    </>
  );
}
