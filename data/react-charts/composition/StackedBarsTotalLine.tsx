import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ferryDays } from '../dataset/ferry';

const onFoot = [24, 22, 26, 27, 40, 51, 45];
const byBike = [6, 5, 6, 7, 12, 20, 17];
const byCar = [11, 11, 12, 13, 20, 25, 21];
const total = onFoot.map((count, day) => count + (byBike[day] ?? 0) + (byCar[day] ?? 0));

export default function StackedBarsTotalLine() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: ferryDays }]}
      yAxis={[{ label: 'Passengers (hundreds)' }]}
      /* preview-start */
      series={[
        { type: 'bar', stack: 'all', label: 'On foot', data: onFoot, color: '#1976d2' },
        { type: 'bar', stack: 'all', label: 'By bike', data: byBike, color: '#42a5f5' },
        { type: 'bar', stack: 'all', label: 'By car', data: byCar, color: '#90caf9' },
        { type: 'line', label: 'Total', data: total, color: '#e65100' },
      ]}
    >
      <ChartsLegend />
      <ChartsSurface aria-label="Ferry passengers by day and way of travel, with the total">
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        {/* preview-end */}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
