import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { dollars, shareOfSpending } from '../dataset/spending';

// White text has a contrast of at least 4.5 on each color.
const data = [
  { id: 'housing', label: 'Housing', value: 1450, color: '#0069A5' },
  { id: 'food', label: 'Food', value: 620, color: '#9A5B00' },
  { id: 'savings', label: 'Savings', value: 480, color: '#007A5A' },
  { id: 'transport', label: 'Transport', value: 380, color: '#A3417B' },
  { id: 'leisure', label: 'Leisure', value: 290, color: '#4A6FA8' },
  { id: 'health', label: 'Health', value: 180, color: '#B84A00' },
];

export default function WhiteLabels() {
  return (
    <PieChart
      height={240}
      aria-label="Spending in May by category, in percent"
      /* preview-start */
      series={[
        {
          data,
          arcLabel: shareOfSpending,
          arcLabelMinAngle: 25,
          arcLabelRadius: '65%',
          valueFormatter: dollars,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 700 } }}
      /* preview-end */
    />
  );
}
