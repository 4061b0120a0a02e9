import * as React from 'react';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function SoftArea() {
  const gradientId = React.useId();

  return (
    <LineChart
      height={260}
      aria-label="Solar power by hour"
      xAxis={[{ data: hours, domainLimit: 'strict', valueFormatter: (h: number) => `${h}:00` }]}
      yAxis={[{ label: 'Megawatts' }]}
      hideLegend
      /* preview-start */
      series={[
        { label: 'Solar', data: [2, 31, 78, 104, 96, 58, 17, 1], area: true, showMark: false },
      ]}
      colors={['#0072B2']}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${gradientId})`, filter: 'none' } }}
    >
      <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0%" stopColor="#0072B2" stopOpacity={0.7} />
        <stop offset="100%" stopColor="#0072B2" stopOpacity={0} />
      </linearGradient>
      {/* preview-end */}
    </LineChart>
  );
}
