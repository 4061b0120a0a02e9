import { RadarChart } from '@mui/x-charts/RadarChart';
import { testMetrics } from '../dataset/ebikes';

export default function HoverByMetric() {
  return (
    /* preview-start */
    <RadarChart
      height={300}
      role="img"
      aria-label="Grades of three e-bikes for six metrics"
      highlight="axis"
      radar={{ max: 10, metrics: testMetrics }}
      series={[
        { label: 'Harbor City', data: [9, 5, 5, 7, 7, 9], color: '#1976d2', hideMark: true },
        { label: 'Ridge Trail', data: [5, 7, 9, 9, 9, 4], color: '#c2571a', hideMark: true },
        { label: 'Mule Cargo', data: [7, 9, 8, 8, 3, 6], color: '#2e8b57', hideMark: true },
      ]}
    />
    /* preview-end */
  );
}
