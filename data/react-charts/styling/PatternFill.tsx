import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { bakeryDays, breads } from '../dataset/bakery';

const stripes = 'bakery-stripes';
const dots = 'bakery-dots';
const fills = [`url(#${stripes})`, `url(#${dots})`];

// An SVG, because the default mark is a div, which can't be filled with a pattern.
function PatternMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <rect className={className} width={14} height={14} fill={color} />
    </svg>
  );
}

export default function PatternFill() {
  return (
    <BarChart
      height={260}
      title="Loaves sold by day"
      xAxis={[{ data: bakeryDays }]}
      series={breads.slice(0, 2).map((bread, index) => ({
        ...bread,
        color: fills[index],
        labelMarkType: PatternMark,
      }))}
    >
      <defs>
        <pattern id={stripes} width={7} height={7} patternUnits="userSpaceOnUse">
          <rect width={7} height={7} fill="#6d4c41" />
          <path d="M-2,2 2,-2 M0,7 7,0 M5,9 9,5" stroke="#ffe0b2" strokeWidth={1.5} />
        </pattern>
        <pattern id={dots} width={7} height={7} patternUnits="userSpaceOnUse">
          <rect width={7} height={7} fill="#ffb300" />
          <circle cx={3.5} cy={3.5} r={1.6} fill="#5d4037" />
        </pattern>
      </defs>
    </BarChart>
  );
}
