import { LineChart } from '@mui/x-charts/LineChart';
import { months, temperatures } from '../dataset/weather';

export default function MarkShapes() {
  return (
    <LineChart
      height={220}
      aria-label="Average temperature of three cities by month"
      dataset={temperatures}
      xAxis={[{ data: months, scaleType: 'point' }]}
      /* preview-start */
      series={[
        { dataKey: 'oslo', label: 'Oslo', labelMarkType: 'line' },
        { dataKey: 'lisbon', label: 'Lisbon', labelMarkType: 'square' },
        { dataKey: 'perth', label: 'Perth', labelMarkType: 'circle' },
      ]}
      /* preview-end */
    />
  );
}
