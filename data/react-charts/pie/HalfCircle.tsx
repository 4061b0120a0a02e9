import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, treatment } from '../dataset/townWaste';

export default function HalfCircle() {
  return (
    <PieChart
      height={160}
      margin={5}
      title="What becomes of a town's waste"
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
      slotProps={{ legend: { direction: 'horizontal' } }}
    />
  );
}
