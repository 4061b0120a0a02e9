import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { memberRides, weekdays } from '../dataset/bikeRides';

export default function ComposedBars() {
  const clipId = React.useId();

  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[{ type: 'bar', data: memberRides, label: 'Members' }]}
    >
      <ChartsLegend />
      <ChartsSurface title="Rides of members by weekday, with the goal of the city">
        <ChartsGrid horizontal />
        <g clipPath={`url(#${clipId})`}>
          <BarPlot borderRadius={4} />
          <ChartsAxisHighlight x="band" />
        </g>
        <ChartsReferenceLine y={480} label="Goal" labelAlign="middle" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={clipId} />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
