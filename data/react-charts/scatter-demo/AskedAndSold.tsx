import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const sales = [
  { address: '3 Pier Street', asked: 498, sold: 472 },
  { address: '40 Oak Lane', asked: 560, sold: 585 },
  { address: '12 Mill Road', asked: 610, sold: 604 },
  { address: '8 Hill View', asked: 745, sold: 790 },
  { address: '21 Dock Row', asked: 820, sold: 768 },
];

/* preview-start */
function Connections() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return sales.map(({ address, asked, sold }, row) => {
    const [from = 0, to = 0] = [x(asked), x(sold)];
    const gap = Math.sign(to - from) * Math.min(7, Math.abs(to - from) / 2);
    const d = `M ${from + gap} ${y(row)} H ${to - gap}`;
    return <path key={address} d={d} stroke={palette.text.secondary} strokeWidth={2} />;
  });
}
/* preview-end */

const money = (point: { x: number } | null) => point && `$${point.x}K`;

export default function AskedAndSold() {
  return (
    <ScatterChart
      height={280}
      aria-label="Asking price and sale price of five homes"
      voronoiMaxRadius={30}
      xAxis={[{ label: 'Price ($K)', min: 450, max: 850 }]}
      yAxis={[
        {
          min: -0.5,
          max: 4.5,
          width: 96,
          disableLine: true,
          disableTicks: true,
          tickInterval: sales.map((_sale, row) => row),
          valueFormatter: (row: number) => sales[row]?.address ?? '',
        },
      ]}
      series={[
        {
          label: 'Asked',
          color: '#E69F00',
          markerSize: 6,
          data: sales.map(({ asked }, y) => ({ id: y, x: asked, y })),
          valueFormatter: money,
        },
        {
          label: 'Sold',
          color: '#0072B2',
          markerSize: 6,
          data: sales.map(({ sold }, y) => ({ id: y, x: sold, y })),
          valueFormatter: money,
        },
      ]}
    >
      <Connections />
    </ScatterChart>
  );
}
