import { RadarChart } from '@mui/x-charts/RadarChart';

export default function LongMetricNames() {
  return (
    <RadarChart
      height={300}
      role="img"
      aria-label="Grades of the Mule Cargo e-bike for six metrics"
      /* preview-start */
      margin={{ top: 44, bottom: 44, left: 84, right: 84 }}
      radar={{
        max: 10,
        labelGap: 8,
        metrics: [
          'Comfort over a day',
          'Range in winter',
          'Motor on steep hills',
          'Brakes in the rain',
          'Handling with a load',
          'Value for money',
        ],
        labelFormatter: (name, { location }) =>
          location === 'tick' ? name.replace(/ (?=over|in|on|with|for)/, '\n') : name,
      }}
      /* preview-end */
      series={[{ label: 'Mule Cargo', data: [7, 9, 8, 8, 3, 6], color: '#2e8b57', fillArea: true }]}
    />
  );
}
