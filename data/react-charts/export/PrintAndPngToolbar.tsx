import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { museumYear } from '../dataset/museum';

export default function PrintAndPngToolbar() {
  return (
    <LineChartPro
      showToolbar
      height={280}
      title="Visitors of the museum in 2025, in thousands"
      dataset={museumYear}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'tickets', label: 'Tickets' },
        { dataKey: 'schools', label: 'School classes' },
      ]}
    />
  );
}
