import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { riverWinter, shortDate } from '../dataset/river';

export default function ComposedSlider() {
  const clipId = React.useId();

  return (
    <ChartContainerPro
      height={300}
      aria-label="Rain as bars and water level as a line, January to March 2025"
      dataset={riverWinter}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'band',
          valueFormatter: shortDate,
          zoom: { slider: { enabled: true } },
        },
      ]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'level', label: 'Level (cm)', position: 'right' },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', yAxisId: 'rain', color: '#64b5f6' },
        { type: 'line', dataKey: 'level', yAxisId: 'level', color: '#4254fb' },
      ]}
    >
      {/* preview-start */}
      <g clipPath={`url(#${clipId})`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="level" />
      <ChartZoomSlider />
      <ChartsClipPath id={clipId} />
      {/* preview-end */}
    </ChartContainerPro>
  );
}
