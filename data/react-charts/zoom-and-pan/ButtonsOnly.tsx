import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

export default function ButtonsOnly() {
  const [{ start, span }, setRange] = React.useState({ start: 0, span: 100 });

  const show = (nextStart: number, nextSpan: number) => {
    const limited = Math.min(100, Math.max(10, nextSpan));
    setRange({ span: limited, start: Math.min(100 - limited, Math.max(0, nextStart)) });
  };

  return (
    <Box onWheelCapture={(event) => event.stopPropagation()}>
      <ButtonGroup size="small" aria-label="Zoom controls">
        <Button onClick={() => show(start + span / 4, span / 2)} disabled={span <= 10}>
          Zoom in
        </Button>
        <Button onClick={() => show(start - span / 2, span * 2)} disabled={span >= 100}>
          Zoom out
        </Button>
        <Button onClick={() => show(start - span / 2, span)} disabled={start <= 0}>
          Earlier
        </Button>
        <Button onClick={() => show(start + span / 2, span)} disabled={start + span >= 100}>
          Later
        </Button>
      </ButtonGroup>
      <LineChartPro
        height={240}
        aria-label="Water level of the river in 2025, in centimeters"
        dataset={riverYear}
        /* preview-start */
        zoomData={[{ axisId: 'days', start, end: start + span }]}
        xAxis={[
          {
            id: 'days',
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: shortDate,
            zoom: { panning: false },
          },
        ]}
        /* preview-end */
        series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      />
    </Box>
  );
}
