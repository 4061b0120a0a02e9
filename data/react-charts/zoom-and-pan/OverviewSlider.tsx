import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { riverWinter, shortDate } from '../dataset/river';

export default function OverviewSlider() {
  return (
    <BarChartPro
      height={280}
      aria-label="Rain by day, January to March 2025, in millimeters"
      dataset={riverWinter}
      initialZoom={[{ axisId: 'days', start: 40, end: 75 }]}
      /* preview-start */
      xAxis={[
        {
          id: 'days',
          dataKey: 'date',
          valueFormatter: shortDate,
          zoom: { slider: { enabled: true } },
        },
      ]}
      /* preview-end */
      series={[{ dataKey: 'rain', label: 'Rain (mm)', color: '#64b5f6' }]}
    />
  );
}
