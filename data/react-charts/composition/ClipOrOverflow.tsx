import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { boatDelays, delays, departures } from '../dataset/ferry';

export default function ClipOrOverflow() {
  const clipId = React.useId();
  const [clipLine, setClipLine] = React.useState(true);
  const [clipPoints, setClipPoints] = React.useState(false);

  return (
    <>
      <ChartContainer
        height={260}
        aria-label="Delays of a ferry between 8 AM and 5 PM, in minutes"
        margin={{ top: 30, right: 40 }}
        xAxis={[{ data: departures, min: 8, max: 17, domainLimit: 'strict' }]}
        yAxis={[{ min: 3, max: 15, domainLimit: 'strict', label: 'Delay (min)' }]}
        series={[
          { type: 'line', data: delays, area: true, label: 'Average', color: '#1e88e5' },
          { type: 'scatter', data: boatDelays, markerSize: 8, label: 'Boats', color: '#e65100' },
        ]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
      >
        <ChartsGrid vertical horizontal />
        {/* preview-start */}
        <g clipPath={clipLine ? `url(#${clipId})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <g data-drawing-container clipPath={clipPoints ? `url(#${clipId})` : undefined}>
          <MarkPlot />
          <ScatterPlot />
        </g>
        <ChartsClipPath id={clipId} />
        {/* preview-end */}
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="item" />
      </ChartContainer>
      <FormControlLabel
        control={<Switch checked={clipLine} onChange={(_event, isOn) => setClipLine(isOn)} />}
        label="Clip the line"
      />
      <FormControlLabel
        control={<Switch checked={clipPoints} onChange={(_event, isOn) => setClipPoints(isOn)} />}
        label="Clip the points"
      />
    </>
  );
}
