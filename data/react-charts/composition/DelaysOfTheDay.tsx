import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { delays, departures } from '../dataset/ferry';

export default function DelaysOfTheDay() {
  return (
    <ChartContainer
      height={260}
      aria-label="Average delay of a ferry by hour of departure, in minutes"
      xAxis={[
        { scaleType: 'point', data: departures, valueFormatter: (hour: number) => `${hour}:00` },
      ]}
      yAxis={[
        {
          label: 'Delay (min)',
          colorMap: { type: 'piecewise', thresholds: [10], colors: ['#1e88e5', '#e53935'] },
        },
      ]}
      series={[{ type: 'line', label: 'Delay', data: delays, area: true }]}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
    >
      {/* preview-start */}
      <ChartsGrid horizontal />
      <AreaPlot />
      <LinePlot />
      <ChartsReferenceLine y={10} label="Refund" labelAlign="start" />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsAxisHighlight x="line" />
      <ChartsTooltip />
      {/* preview-end */}
    </ChartContainer>
  );
}
