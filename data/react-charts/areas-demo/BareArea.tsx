import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';

export default function BareArea() {
  return (
    /* preview-start */
    <ChartContainer
      height={120}
      aria-label="Power demand of today"
      margin={0}
      xAxis={[{ scaleType: 'point', data: [0, 4, 8, 12, 16, 20, 24], position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ type: 'line', data: [38, 34, 52, 61, 58, 66, 41], area: true, color: '#0072B2' }]}
    >
      <AreaPlot />
      <LinePlot />
    </ChartContainer>
    /* preview-end */
  );
}
