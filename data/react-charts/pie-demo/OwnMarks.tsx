import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';
import { dollars } from '../dataset/spending';

function Diamond({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <div
      className={className}
      style={{ backgroundColor: color, transform: 'scale(0.7) rotate(45deg)' }}
    />
  );
}

/* preview-start */
function Star({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} fill={color} d="M12 1l3 8h8l-6 5 2 9-7-5-7 5 2-9-6-5h8z" />
    </svg>
  );
}

const payments = [
  { id: 'card', label: 'Card', value: 1720, color: '#0072B2', labelMarkType: 'circle' as const },
  { id: 'transfer', label: 'Bank transfer', value: 1450, color: '#E69F00', labelMarkType: Diamond },
  { id: 'cash', label: 'Cash', value: 230, color: '#009E73', labelMarkType: Star },
];
/* preview-end */

export default function OwnMarks() {
  return (
    <PieChart
      height={200}
      aria-label="Spending in May by way of payment"
      series={[{ data: payments, valueFormatter: dollars }]}
    />
  );
}
