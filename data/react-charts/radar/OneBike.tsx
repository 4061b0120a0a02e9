import { RadarChart } from '@mui/x-charts/RadarChart';

export default function OneBike() {
  return (
    /* preview-start */
    <RadarChart
      height={300}
      role="img"
      aria-label="Grades of the Harbor City e-bike for six metrics"
      radar={{
        max: 10,
        metrics: ['Comfort', 'Range', 'Motor', 'Brakes', 'Handling', 'Value'],
      }}
      series={[{ label: 'Harbor City', data: [9, 5, 5, 7, 7, 9], color: '#1976d2' }]}
    />
    /* preview-end */
  );
}
