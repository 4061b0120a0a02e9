import { PieChart } from '@mui/x-charts/PieChart';
import { dollars } from '../dataset/spending';

/* preview-start */
const data = [
  { id: 'needs', label: 'Needs', value: 2630, color: 'url(#spending-stripes)' },
  { id: 'savings', label: 'Savings', value: 480, color: 'url(#spending-dots)' },
  { id: 'wants', label: 'Wants', value: 290, color: '#D55E00' },
];

function Patterns() {
  return (
    <defs>
      <pattern id="spending-stripes" width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill="#0072B2" />
        <path d="M-2,2 2,-2 M0,8 8,0 M6,10 10,6" stroke="#B9DDF2" strokeWidth={1.5} />
      </pattern>
      {/* preview-end */}
      <pattern id="spending-dots" width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill="#F5C242" />
        <circle cx={4} cy={4} r={1.8} fill="#5F4300" />
      </pattern>
    </defs>
  );
}

export default function PatternSlices() {
  return (
    <PieChart
      height={220}
      aria-label="Spending in May: needs, savings, and wants"
      series={[{ data, valueFormatter: dollars }]}
    >
      <Patterns />
    </PieChart>
  );
}
