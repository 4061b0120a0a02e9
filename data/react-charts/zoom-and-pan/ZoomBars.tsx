import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { riverWinter, shortDate } from '../dataset/river';

export default function ZoomBars() {
  return (
    <BarChartPro
      height={260}
      aria-label="Rain by day, January to March 2025, in millimeters"
      /* preview-start */
      dataset={riverWinter}
      xAxis={[{ dataKey: 'date', valueFormatter: shortDate, zoom: true }]}
      series={[{ dataKey: 'rain', label: 'Rain (mm)', color: '#64b5f6' }]}
      /* preview-end */
    />
  );
}
