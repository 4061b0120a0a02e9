import * as React from 'react';
import type { ChartProApi } from '@mui/x-charts-pro';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  crowd,
  grades,
  museumYear,
  openDays,
  openHours,
  shopSteps,
  ticketKinds,
  weatherDays,
} from '../dataset/museum';

const monthAxis = { dataKey: 'month', scaleType: 'band' } as const;
const tickets = { dataKey: 'tickets', label: 'Tickets (thousands)' };
const visitors = { type: 'continuous', max: 370, color: ['#fdf0d5', '#a4133c'] } as const;
const height = 300;

interface MuseumChartProps {
  apiRef: React.RefObject<ChartProApi | undefined>;
}

/** A chart of each type by its name. */
export const museumCharts: Record<string, (props: MuseumChartProps) => React.ReactElement> = {
  Bars: ({ apiRef }) => (
    <BarChartPro
      {...{ apiRef, height }}
      aria-label="Tickets by month"
      dataset={museumYear}
      xAxis={[monthAxis]}
      series={[tickets]}
    />
  ),
  Lines: ({ apiRef }) => (
    <LineChartPro
      {...{ apiRef, height }}
      aria-label="Tickets by month"
      dataset={museumYear}
      xAxis={[monthAxis]}
      series={[tickets]}
    />
  ),
  Points: ({ apiRef }) => (
    <ScatterChartPro
      {...{ apiRef, height }}
      aria-label="Visitors by temperature"
      xAxis={[{ label: 'Highest temperature (°C)' }]}
      series={[{ data: weatherDays, label: 'Visitors per day' }]}
    />
  ),
  Pie: ({ apiRef }) => (
    <PieChartPro
      {...{ apiRef, height }}
      aria-label="Tickets by kind"
      series={[{ data: ticketKinds }]}
    />
  ),
  Heatmap: ({ apiRef }) => (
    <div role="figure" aria-label="Visitors by hour and day">
      <Heatmap
        {...{ apiRef, height }}
        xAxis={[{ data: openHours }]}
        yAxis={[{ data: openDays }]}
        zAxis={[{ colorMap: visitors }]}
        series={[{ data: crowd, label: 'Visitors' }]}
      />
    </div>
  ),
  Funnel: ({ apiRef }) => (
    <FunnelChart
      {...{ apiRef, height }}
      aria-label="From the ticket shop to the museum"
      series={[{ data: shopSteps }]}
    />
  ),
  Radar: ({ apiRef }) => (
    <RadarChartPro
      {...{ apiRef, height }}
      aria-label="Ratings by topic, winter and summer"
      radar={{ metrics: grades.topics, max: 5 }}
      series={[
        { label: 'Winter', data: grades.winter },
        { label: 'Summer', data: grades.summer },
      ]}
    />
  ),
};
