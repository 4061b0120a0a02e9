import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const years = [
  { id: 2016, x: 410, y: 342 },
  { id: 2017, x: 455, y: 361 },
  { id: 2018, x: 470, y: 388 },
  { id: 2019, x: 452, y: 402 },
  { id: 2020, x: 398, y: 431 },
  { id: 2021, x: 521, y: 498 },
  { id: 2022, x: 447, y: 561 },
  { id: 2023, x: 336, y: 548 },
  { id: 2024, x: 352, y: 566 },
  { id: 2025, x: 371, y: 583 },
];

/* preview-start */
function Path() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const points = years.map(({ x, y }) => `${xScale(x)},${yScale(y)}`).join(' ');
  return (
    <g fill={palette.text.primary} fontSize={12} direction="ltr" pointerEvents="none">
      <polyline points={points} fill="none" stroke="#6BAED6" strokeWidth={2} />
      {/* preview-end */}
      {years
        .filter(({ id }) => [2016, 2021, 2023, 2025].includes(id))
        .map(({ id, x, y }) => (
          <text key={id} x={(xScale(x) ?? 0) + 9} y={(yScale(y) ?? 0) + 12}>
            {id}
          </text>
        ))}
    </g>
  );
}

export default function PathThroughTime() {
  return (
    <ScatterChart
      height={300}
      aria-label="Homes sold and median price in each year from 2016 to 2025"
      xAxis={[{ label: 'Homes sold', min: 300, max: 580 }]}
      yAxis={[{ label: 'Median price ($K)', min: 300, max: 620 }]}
      series={[
        {
          data: years,
          color: '#0072B2',
          valueFormatter: (point) => point && `${point.id}: ${point.x} sold, $${point.y}K`,
        },
      ]}
    >
      <Path />
    </ScatterChart>
  );
}
