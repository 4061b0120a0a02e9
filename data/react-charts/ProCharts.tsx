import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { clock, demandOf, gridDay, priceOf } from './dataset/powerGrid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayHours = gridDay.map(({ hour }) => hour);
const demand = gridDay.map(demandOf);
const hours = Array.from({ length: 12 }, (_, i) => i * 2);
const prices = days.flatMap((_, day) =>
  hours.map((hour, i): HeatmapValueType => [
    i,
    day,
    Math.round(priceOf(gridDay[hour * 2]!) * (day > 4 ? 0.6 : 1 - (day % 3) * 0.12)),
  ]),
);

const charts = {
  Heatmap: (
    <Box component="figure" aria-label="Price by weekday and hour" sx={{ m: 0 }}>
      <Heatmap
        height={280}
        xAxis={[{ data: hours, valueFormatter: clock }]}
        yAxis={[{ data: days }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 130, color: ['#d7f5e9', '#0b6e4f'] } }]}
        series={[{ data: prices, label: 'Price (€/MWh)' }]}
      />
    </Box>
  ),
  'Zoom and export': (
    /* preview-start */
    <LineChartPro
      height={240}
      aria-label="Demand over the day"
      showToolbar
      initialZoom={[{ axisId: 'hours', start: 25, end: 90 }]}
      xAxis={[
        { id: 'hours', data: dayHours, valueFormatter: clock, zoom: { slider: { enabled: true } } },
      ]}
      series={[{ data: demand, label: 'Demand (GW)', showMark: false, area: true }]}
    />
    /* preview-end */
  ),
  Funnel: (
    <FunnelChart
      height={280}
      aria-label="From visitors to contracts"
      series={[
        {
          data: [
            { value: 940, label: 'Visited the pricing page' },
            { value: 510, label: 'Asked for a quote' },
            { value: 260, label: 'Signed a contract' },
          ],
        },
      ]}
    />
  ),
};

type ChartName = keyof typeof charts;

export default function ProCharts() {
  const [name, setName] = React.useState<ChartName>('Zoom and export');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Feature"
        value={name}
        onChange={(_event, next: ChartName | null) => next && setName(next)}
      >
        {Object.keys(charts).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {charts[name]}
    </>
  );
}
