import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ferryDays, passengers } from '../dataset/ferry';

/* preview-start */
function Outline() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g fill="none" stroke="#ef6c00" pointerEvents="none" direction="ltr">
      <rect x={left} y={top} width={width} height={height} strokeDasharray="6 4" />
      <text x={left + 8} y={top + 20} fill="currentColor" stroke="none" fontSize={14}>
        {`${Math.round(width)} × ${Math.round(height)} pixels`}
      </text>
    </g>
  );
}
/* preview-end */

export default function OutlineOfTheArea() {
  return (
    <BarChart
      height={240}
      hideLegend
      aria-label="Ferry passengers by day, in hundreds"
      xAxis={[{ data: ferryDays }]}
      yAxis={[{ max: 120 }]}
      series={[{ data: passengers, color: '#64b5f6' }]}
      borderRadius={4}
    >
      <Outline />
    </BarChart>
  );
}
