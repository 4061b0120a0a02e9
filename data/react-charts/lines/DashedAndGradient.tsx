import * as React from 'react';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027'];

export default function DashedAndGradient() {
  const gradientId = React.useId();

  return (
    <LineChart
      height={260}
      aria-label="Electricity from solar, measured and forecast"
      xAxis={[{ data: years, scaleType: 'point' }]}
      series={[
        {
          id: 'measured',
          label: 'Measured',
          data: [51, 50, 61, 64, 74],
          area: true,
          color: '#fb8c00',
        },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [null, null, null, null, 74, 81, 89, 98],
          color: '#8d6e63',
        },
      ]}
      /* preview-start */
      sx={{
        [`& .${lineElementClasses.root}[data-series="forecast"]`]: { strokeDasharray: '6 5' },
        [`& .${areaElementClasses.root}[data-series="measured"]`]: {
          fill: `url(#${gradientId})`,
          filter: 'none',
        },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor="#fb8c00" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#fb8c00" stopOpacity={0} />
        </linearGradient>
      </defs>
      {/* preview-end */}
    </LineChart>
  );
}
