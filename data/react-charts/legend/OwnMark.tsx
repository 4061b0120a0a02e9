import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { BarChart } from '@mui/x-charts/BarChart';
import { months } from '../dataset/weather';

/* preview-start */
function Drop({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} fill={color} d="M12 1s-8 10-8 15a8 7 0 0 0 16 0c0-5-8-15-8-15Z" />
    </svg>
  );
}

const rain = [49, 36, 47, 41, 53, 65, 81, 89, 90, 84, 73, 55];
const series = [{ data: rain, label: 'Rain (mm)', labelMarkType: Drop, color: '#1e88e5' }];
/* preview-end */

export default function OwnMark() {
  return (
    <BarChart height={200} aria-label="Rain by month" xAxis={[{ data: months }]} series={series} />
  );
}
