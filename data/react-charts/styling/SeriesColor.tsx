import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColor() {
  return (
    <BarChart
      height={260}
      title="Loaves sold on three days"
      xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'Rye', data: [92, 118, 40], color: '#8d6e63' },
        { label: 'Wheat', data: [110, 142, 66], color: '#ffb300' },
        { label: 'Spelt (palette)', data: [47, 60, 22] },
      ]}
    />
  );
}
