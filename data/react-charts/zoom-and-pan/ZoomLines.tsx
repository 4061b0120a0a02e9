import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { riverYear, shortDate } from '../dataset/river';

export default function ZoomLines() {
  return (
    <LineChartPro
      height={280}
      aria-label="Water level of the river in 2025, in centimeters"
      /* preview-start */
      dataset={riverYear}
      xAxis={[{ dataKey: 'date', scaleType: 'time', valueFormatter: shortDate, zoom: true }]}
      series={[{ dataKey: 'level', label: 'Water level (cm)', showMark: false }]}
      /* preview-end */
    />
  );
}
