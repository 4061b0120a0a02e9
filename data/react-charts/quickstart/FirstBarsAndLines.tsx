import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function FirstBarsAndLines() {
  return (
    <>
      {/* preview-start */}
      <LineChart
        height={200}
        aria-label="Price of the share in one week"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[{ data: [23.8, 24.3, 25.7, 27.4, 26.9], label: 'Price (€)' }]}
      />
      <BarChart
        height={200}
        aria-label="Shares sold in one week"
        xAxis={[{ data: days }]}
        series={[{ data: [412, 388, 505, 731, 644], label: 'Shares sold (thousands)' }]}
      />
      {/* preview-end */}
    </>
  );
}
