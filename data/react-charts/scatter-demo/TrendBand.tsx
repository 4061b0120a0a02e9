import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { harbor, homeText, sizeAndPrice, trendOf } from '../dataset/homes';

const { priceOf, deviation } = trendOf(harbor);

function Band() {
  /* preview-start */
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const at = (size: number, offset = 0) => `${x(size)},${y(priceOf(size) + offset)}`;
  const [upper, lower] = [deviation, -deviation];
  return (
    <g pointerEvents="none">
      <polygon
        points={`${at(600, upper)} ${at(1500, upper)} ${at(1500, lower)} ${at(600, lower)}`}
        fill="#E69F00"
        fillOpacity={0.22}
      />
      <polyline points={`${at(600)} ${at(1500)}`} stroke="#D55E00" strokeWidth={2} />
    </g>
  );
  /* preview-end */
}

export default function TrendBand() {
  return (
    <ScatterChart
      height={280}
      aria-label="Homes at the harbor by size and price, with their trend"
      xAxis={[{ label: 'Size (sq ft)', min: 500, max: 1600 }]}
      yAxis={[{ label: 'Price ($K)', min: 0 }]}
      series={[{ data: harbor.map(sizeAndPrice), color: '#0072B2', valueFormatter: homeText }]}
    >
      <Band />
    </ScatterChart>
  );
}
