import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ferryDays, passengers } from '../dataset/ferry';

export default function LineOrBarSwitch() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Series type"
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="bar" sx={{ textTransform: 'none', px: 2 }}>
          bar
        </ToggleButton>
        <ToggleButton value="line" sx={{ textTransform: 'none', px: 2 }}>
          line
        </ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <ChartContainer
        height={240}
        aria-label="Ferry passengers by day, in hundreds"
        xAxis={[{ scaleType: 'band', data: ferryDays }]}
        yAxis={[{ min: 0 }]}
        series={[{ type, label: 'Passengers', data: passengers }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ChartContainer>
      {/* preview-end */}
    </>
  );
}
