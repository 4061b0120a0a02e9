import * as React from 'react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { exportsByMonth, months } from '../dataset/electricity';

/* preview-start */
function ZeroGradient({ id }: { id: string }) {
  const { top, height, bottom } = useDrawingArea();
  const zero = useYScale<'linear'>()(0) / (top + height + bottom);
  return (
    <linearGradient id={id} x1="0" x2="0" y1="0" y2="100%" gradientUnits="userSpaceOnUse">
      <stop offset={0} stopColor="#0072B2" />
      <stop offset={zero} stopColor="#0072B2" stopOpacity={0.1} />
      <stop offset={zero} stopColor="#D55E00" stopOpacity={0.1} />
      <stop offset={1} stopColor="#D55E00" />
    </linearGradient>
  );
}
/* preview-end */

export default function FadeToThreshold() {
  const gradientId = React.useId();

  return (
    <LineChart
      height={280}
      aria-label="Electricity sold and bought abroad by month, fading toward zero"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Net exports (TWh)' }]}
      series={[{ data: exportsByMonth, label: 'Net exports', area: true, showMark: false }]}
      sx={{
        [`& .${areaElementClasses.root}`]: { fill: `url(#${gradientId})`, filter: 'none' },
        [`& .${lineElementClasses.root}`]: { stroke: '#8a8f98' },
      }}
      hideLegend
    >
      <ZeroGradient id={gradientId} />
    </LineChart>
  );
}
