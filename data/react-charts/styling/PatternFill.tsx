import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays } from '../dataset/bakery';

export default function PatternFill() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold by day"
      xAxis={[{ data: bakeryDays }]}
      /* preview-start */
      series={[
        { label: 'Rye', data: [64, 58, 61, 70, 92, 118, 40], color: 'url(#bakery-stripes)' },
        { label: 'Wheat', data: [82, 79, 75, 84, 110, 142, 66], color: 'url(#bakery-dots)' },
      ]}
    >
      <defs>
        <pattern id="bakery-stripes" width={7} height={7} patternUnits="userSpaceOnUse">
          <rect width={7} height={7} fill="#6d4c41" />
          <path d="M-2,2 2,-2 M0,7 7,0 M5,9 9,5" stroke="#ffe0b2" strokeWidth={1.5} />
        </pattern>
        <pattern id="bakery-dots" width={7} height={7} patternUnits="userSpaceOnUse">
          <rect width={7} height={7} fill="#ffb300" />
          <circle cx={3.5} cy={3.5} r={1.6} fill="#5d4037" />
        </pattern>
      </defs>
      {/* preview-end */}
    </BarChart>
  );
}
