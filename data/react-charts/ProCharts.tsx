import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { clock, demandOf, gridDay, priceOf } from './dataset/powerGrid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
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
    <Heatmap
      height={280}
      title="Price by weekday and hour"
      xAxis={[{ data: hours, valueFormatter: clock }]}
      yAxis={[{ data: days }]}
      zAxis={[
        {
          min: 20,
          max: 130,
          colorMap: { type: 'continuous', color: ['#d7f5e9', '#0b6e4f'], max: 130 },
        },
      ]}
      series={[{ data: prices, label: 'Price (€/MWh)' }]}
    />
  ),
  'Zoom and export': (
    <LineChartPro
      height={240}
      showToolbar
      title="Demand over the day"
      initialZoom={[{ axisId: 'hours', start: 25, end: 90 }]}
      xAxis={[
        {
          id: 'hours',
          data: gridDay.map(({ hour }) => hour),
          valueFormatter: clock,
          zoom: { slider: { enabled: true } },
        },
      ]}
      series={[{ data: gridDay.map(demandOf), label: 'Demand (GW)', showMark: false, area: true }]}
    />
  ),
  Funnel: (
    <FunnelChart
      height={280}
      series={[
        {
          data: [
            { value: 940, label: 'Visited the tariff page' },
            { value: 510, label: 'Asked for an offer' },
            { value: 260, label: 'Signed' },
          ],
        },
      ]}
    />
  ),
};

type ChartName = keyof typeof charts;

export default function ProCharts() {
  const [name, setName] = React.useState<ChartName>('Heatmap');

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
