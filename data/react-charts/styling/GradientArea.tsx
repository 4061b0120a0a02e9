import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { bakeryDays } from '../dataset/bakery';

export default function GradientArea() {
  return (
    <LineChart
      height={260}
      aria-label="Wheat loaves sold by day"
      xAxis={[{ data: bakeryDays, scaleType: 'point' }]}
      series={[
        {
          label: 'Wheat',
          data: [82, 79, 75, 84, 110, 142, 66],
          color: '#ef6c00',
          area: true,
          showMark: false,
        },
      ]}
      /* preview-start */
      sx={{
        [`& .${areaElementClasses.root}`]: { fill: 'url(#bakery-fade)', filter: 'none' },
      }}
    >
      <defs>
        <linearGradient id="bakery-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#ef6c00" stopOpacity={0.6} />
          <stop offset="100%" stopColor="#ef6c00" stopOpacity={0} />
        </linearGradient>
      </defs>
      {/* preview-end */}
    </LineChart>
  );
}
