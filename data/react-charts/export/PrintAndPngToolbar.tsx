import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { museumYear } from '../dataset/museum';

export default function PrintAndPngToolbar() {
  return (
    <LineChartPro
      /* preview-start */
      showToolbar
      height={280}
      dataset={museumYear}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'tickets', label: 'Tickets' },
        { dataKey: 'schools', label: 'School classes' },
      ]}
      /* preview-end */
      aria-label="Museum visitors in 2025, in thousands"
    />
  );
}
