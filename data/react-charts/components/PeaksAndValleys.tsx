import { getValueToPositionMapper, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { cities, months } from '../dataset/weather';

function Badge({ x, y, text, color }: { x: number; y: number; text: string; color: string }) {
  return (
    <g pointerEvents="none" textAnchor="middle" fontSize={12} fontWeight={600}>
      <circle cx={x} cy={y} r={4} fill={color} />
      <rect x={x - 21} y={y - 28} width={42} height={20} rx={10} fill={color} />
      <text x={x} y={y - 14} fill="#fff">
        {text}
      </text>
    </g>
  );
}

/* preview-start */
function Extremes() {
  const x = getValueToPositionMapper(useXScale<'band'>());
  const y = useYScale<'linear'>();
  return useLineSeries().flatMap(({ id, data, color }) => {
    const values = data.map((value) => value ?? 0);
    return [Math.max(...values), Math.min(...values)].map((value) => {
      const place = { x: x(months[values.indexOf(value)]), y: y(value) };
      return <Badge key={`${id} ${value}`} {...place} text={`${value} °C`} color={color} />;
    });
  });
}
/* preview-end */

export default function PeaksAndValleys() {
  return (
    <LineChart
      height={320}
      aria-label="Average temperature by month in Oslo and Lisbon"
      xAxis={[{ data: months, scaleType: 'band' }]}
      yAxis={[{ min: -10, max: 35, position: 'none' }]}
      margin={{ left: 16, right: 16 }}
      series={[
        { ...cities[0]!, color: '#1565c0', showMark: false, curve: 'monotoneX' },
        { ...cities[1]!, color: '#c2410c', showMark: false, curve: 'monotoneX' },
      ]}
    >
      <Extremes />
    </LineChart>
  );
}
