import { RadarChart } from '@mui/x-charts/RadarChart';
import { testMetrics } from '../dataset/ebikes';

export default function TwoBikes() {
  return (
    <RadarChart
      height={300}
      role="img"
      aria-label="Grades of Harbor City and Ridge Trail for six metrics"
      radar={{ max: 10, metrics: testMetrics }}
      /* preview-start */
      series={[
        { label: 'Harbor City', data: [9, 5, 5, 7, 7, 9], color: '#1976d2' },
        { label: 'Ridge Trail', data: [5, 7, 9, 9, 9, 4], color: '#c2571a' },
      ]}
      /* preview-end */
    />
  );
}
