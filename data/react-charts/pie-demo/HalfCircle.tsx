import { PieChart } from '@mui/x-charts/PieChart';
import { dollars } from '../dataset/spending';

const groups = [
  { id: 'needs', label: 'Needs, 77%', value: 2630, color: '#0072B2' },
  { id: 'savings', label: 'Savings, 14%', value: 480, color: '#009E73' },
  { id: 'wants', label: 'Wants, 9%', value: 290, color: '#D55E00' },
];

export default function HalfCircle() {
  return (
    <PieChart
      height={150}
      aria-label="Spending in May: 77% needs, 14% savings, 9% wants"
      slotProps={{ legend: { direction: 'horizontal' } }}
      /* preview-start */
      series={[
        {
          data: groups,
          startAngle: -90,
          endAngle: 90,
          paddingAngle: 2,
          cy: '98%',
          innerRadius: '120%',
          outerRadius: '185%',
          valueFormatter: dollars,
        },
      ]}
      /* preview-end */
    />
  );
}
