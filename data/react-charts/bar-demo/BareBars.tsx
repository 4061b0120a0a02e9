import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';

export default function BareBars() {
  return (
    /* preview-start */
    <ChartContainer
      height={160}
      aria-label="Rides of this morning, by hour"
      margin={0}
      xAxis={[
        { scaleType: 'band', data: ['8 AM', '9 AM', '10 AM', '11 AM', 'Noon'], position: 'none' },
      ]}
      yAxis={[{ position: 'none' }]}
      series={[{ type: 'bar', data: [96, 72, 39, 34, 58], color: '#0072B2' }]}
    >
      <BarPlot borderRadius={4} />
    </ChartContainer>
    /* preview-end */
  );
}
