import * as React from 'react';
import Box from '@mui/material/Box';
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
  const [clipped, setClipped] = React.useState({ Line: true, Marks: false, Scatter: false });
  const clip = (part: keyof typeof clipped) =>
    clipped[part] ? { clipPath: `url(#${clipId})` } : { 'data-drawing-container': true };

  return (
    <>
      <ChartContainer
        height={260}
        title="Delays of a ferry between 8 and 17 o'clock"
        margin={{ top: 30, right: 40 }}
        xAxis={[{ data: departures, min: 8, max: 17, domainLimit: 'strict' }]}
        yAxis={[{ min: 3, max: 15, domainLimit: 'strict', label: 'Minutes' }]}
        series={[
          { type: 'line', data: delays, area: true, label: 'Average', color: '#1e88e5' },
          { type: 'scatter', data: boatDelays, markerSize: 8, label: 'Boats', color: '#e65100' },
        ]}
      >
        <ChartsGrid vertical horizontal />
        <g {...clip('Line')}>
          <AreaPlot />
          <LinePlot />
        </g>
        <g {...clip('Marks')}>
          <MarkPlot />
        </g>
        <g {...clip('Scatter')}>
          <ScatterPlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="item" />
        <ChartsClipPath id={clipId} />
      </ChartContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {(['Line', 'Marks', 'Scatter'] as const).map((part) => (
          <FormControlLabel
            key={part}
            control={
              <Switch
                size="small"
                checked={clipped[part]}
                onChange={(_event, on) => setClipped({ ...clipped, [part]: on })}
              />
            }
            label={`Clip: ${part}`}
          />
        ))}
      </Box>
    </>
  );
}
