import { PieChart } from '@mui/x-charts/PieChart';
import { kilograms, waste } from '../dataset/townWaste';

export default function Doughnut() {
  return (
    <PieChart
      height={220}
      aria-label="Waste by material"
      /* preview-start */
      series={[
        {
          data: waste,
          innerRadius: '60%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: kilograms,
        },
      ]}
      /* preview-end */
    />
  );
}
