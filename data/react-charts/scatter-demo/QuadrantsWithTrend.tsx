import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { homes, homeText, sizeAndPrice, trendOf } from '../dataset/homes';

const { meanX, meanY, priceOf } = trendOf(homes);

function Trend() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const [from, to] = [600, 3100];
  return (
    <path
      d={`M ${x(from)} ${y(priceOf(from))} L ${x(to)} ${y(priceOf(to))}`}
      stroke="#D55E00"
      strokeWidth={2}
    />
  );
}

function Corners() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const right = left + width - 6;
  const bottom = top + height - 8;
  return (
    <g fontSize={11} fill={palette.text.secondary} direction="ltr">
      <text x={left + 6} y={top + 14}>
        Small, costly
      </text>
      <text x={right} y={top + 14} textAnchor="end">
        Large, costly
      </text>
      <text x={left + 6} y={bottom}>
        Small, cheap
      </text>
      <text x={right} y={bottom} textAnchor="end">
        Large, cheap
      </text>
    </g>
  );
}

const dashed = { strokeDasharray: '5 4' };

export default function QuadrantsWithTrend() {
  return (
    <ScatterChart
      height={320}
      aria-label="Homes by size and price, in quadrants around the averages"
      voronoiMaxRadius={40}
      xAxis={[{ label: 'Size (sq ft)', min: 0, max: 3500 }]}
      yAxis={[{ label: 'Price ($K)', min: 0, max: 1200 }]}
      series={[{ data: homes.map(sizeAndPrice), color: '#0072B2', valueFormatter: homeText }]}
      /* preview-start */
    >
      <ChartsReferenceLine x={meanX} lineStyle={dashed} />
      <ChartsReferenceLine y={meanY} lineStyle={dashed} />
      <Corners />
      <Trend />
    </ScatterChart>
    /* preview-end */
  );
}
