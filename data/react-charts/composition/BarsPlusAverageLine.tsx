import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function BarsPlusAverageLine() {
  return (
    <ChartContainer
      height={280}
      aria-label="Ferry passengers by day, and the average of the year"
      yAxis={[{ label: 'Passengers (hundreds)' }]}
      /* preview-start */
      xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { type: 'bar', label: 'This week', data: [47, 72, 96, 83], color: '#64b5f6' },
        { type: 'line', label: 'Average', data: [41, 58, 79, 74], color: '#e65100' },
      ]}
    >
      <BarPlot borderRadius={4} />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
      {/* preview-end */}
    </ChartContainer>
  );
}
