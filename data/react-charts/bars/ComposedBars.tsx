import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { memberRides, weekdays } from '../dataset/bikeRides';

const GOAL = 400;

export default function ComposedBars() {
  const clipId = React.useId();
  const { palette } = useTheme();
  const colors = [palette.grey[500], palette.primary.main];

  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [GOAL], colors } }]}
      series={[{ type: 'bar', data: memberRides, label: 'Member rides' }]}
    >
      {/* preview-start */}
      <ChartsSurface aria-label="Member rides by weekday, with the goal of the city">
        <ChartsGrid horizontal />
        <g clipPath={`url(#${clipId})`}>
          <BarPlot borderRadius={6} />
          <ChartsAxisHighlight x="band" />
        </g>
        <ChartsReferenceLine y={GOAL} label={`Goal: ${GOAL} rides`} labelAlign="end" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={clipId} />
      </ChartsSurface>
      <ChartsTooltip />
      {/* preview-end */}
    </ChartDataProvider>
  );
}
