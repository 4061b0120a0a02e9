import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

function Drop({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path
        className={className}
        fill={color}
        d="M12 1 C12 1 4 11 4 16 a8 7 0 0 0 16 0 C20 11 12 1 12 1Z"
      />
    </svg>
  );
}

export default function OwnMark() {
  return (
    <LineChart
      height={200}
      title="Temperature of three cities by month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={cities.map((city) => ({ ...city, labelMarkType: Drop }))}
    />
  );
}
