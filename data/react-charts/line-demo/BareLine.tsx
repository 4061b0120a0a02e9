import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function BareLine() {
  return (
    /* preview-start */
    <ChartContainer
      height={120}
      aria-label="Air pressure of today"
      disableAxisListener
      margin={8}
      xAxis={[{ scaleType: 'point', data: [6, 9, 12, 15, 18, 21], position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ type: 'line', data: [1012, 1014, 1009, 1003, 1006, 1011], color: '#0072B2' }]}
    >
      <LinePlot />
    </ChartContainer>
    /* preview-end */
  );
}
