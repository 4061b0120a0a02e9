import { LineChart } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

export default function AboveAndBelow() {
  return (
    <LineChart
      height={280}
      aria-label="Electricity sold and bought abroad by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      /* preview-start */
      yAxis={[
        {
          label: 'Net exports (TWh)',
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#D55E00', '#0072B2'] },
        },
      ]}
      series={[{ data: exportsByMonth, label: 'Net exports', area: true, showMark: false }]}
      /* preview-end */
      hideLegend
    />
  );
}
