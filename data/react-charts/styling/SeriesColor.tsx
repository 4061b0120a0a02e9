import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColor() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold from Friday to Sunday"
      xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
      /* preview-start */
      series={[
        { label: 'Rye', data: [92, 118, 40], color: '#8d6e63' },
        { label: 'Wheat', data: [110, 142, 66], color: '#ffb300' },
        { label: 'Spelt (from the palette)', data: [47, 60, 22] },
      ]}
      /* preview-end */
    />
  );
}
