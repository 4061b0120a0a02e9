import { BarChart } from '@mui/x-charts/BarChart';

const ranges = ['0–5', '5–10', '10–15', '15–20', '20–25', '25–30', '30–35', '35–40'];

export default function RideLengths() {
  return (
    <BarChart
      height={260}
      aria-label="Rides by their length in minutes"
      /* preview-start */
      xAxis={[{ data: ranges, categoryGapRatio: 0.03, label: 'Minutes' }]}
      yAxis={[{ label: 'Rides', disableLine: true, disableTicks: true }]}
      series={[{ data: [86, 294, 341, 228, 121, 64, 27, 11], label: 'Rides', color: '#0072B2' }]}
      grid={{ horizontal: true }}
      /* preview-end */
      hideLegend
    />
  );
}
