import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { harbor, hills, oldTown } from '../dataset/homes';

const districts = [
  { name: 'Hills', rows: hills },
  { name: 'Old Town', rows: oldTown },
  { name: 'Harbor', rows: harbor },
];

/* preview-start */
// The golden ratio spreads the points evenly, and in the same way on every render.
const jitter = (index: number) => 0.5 * (((index * 0.618) % 1) - 0.5);
const points = districts.flatMap(({ rows }, row) =>
  rows.map(({ id, price }, index) => ({ id, x: price, y: row + jitter(index) })),
);
/* preview-end */

function Medians() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return districts.map(({ name, rows }, row) => {
    const prices = rows.map(({ price }) => price).sort((a, b) => a - b);
    const median = x(prices[Math.floor(prices.length / 2)] ?? 0);
    const d = `M ${median} ${y(row - 0.32)} V ${y(row + 0.32)}`;
    return <path key={name} d={d} stroke={palette.text.primary} strokeWidth={3} />;
  });
}

export default function StripPlot() {
  return (
    <ScatterChart
      height={260}
      aria-label="Prices of homes in three districts, with their medians"
      xAxis={[{ label: 'Price ($K)' }]}
      yAxis={[
        {
          min: -0.5,
          max: 2.5,
          width: 70,
          disableLine: true,
          disableTicks: true,
          tickInterval: [0, 1, 2],
          valueFormatter: (row: number) => districts[row]?.name ?? '',
        },
      ]}
      series={[
        { data: points, color: '#3E92C6', valueFormatter: (point) => point && `$${point.x}K` },
      ]}
      sx={{ [`& .${scatterClasses.root}`]: { fillOpacity: 0.8 } }}
    >
      <Medians />
    </ScatterChart>
  );
}
