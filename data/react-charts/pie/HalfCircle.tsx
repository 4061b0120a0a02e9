import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, treatment } from '../dataset/townWaste';

export default function HalfCircle() {
  return (
    <PieChart
      height={160}
      aria-label="Treatment of a town's waste"
      slotProps={{ legend: { direction: 'horizontal' } }}
      /* preview-start */
      series={[
        {
          data: treatment,
          startAngle: -90,
          endAngle: 90,
          cy: '95%',
          outerRadius: '180%',
          innerRadius: '100%',
          valueFormatter: kilograms,
        },
      ]}
      /* preview-end */
    />
  );
}
