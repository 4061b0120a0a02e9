import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const teams = [
  { id: 'Sales', x: 14, y: 9 },
  { id: 'Support', x: 6, y: -8 },
  { id: 'Design', x: -4, y: 12 },
  { id: 'Platform', x: 18, y: 3 },
  { id: 'Finance', x: -11, y: -5 },
  { id: 'Research', x: -7, y: 6 },
  { id: 'Legal', x: 3, y: -2 },
];

/* preview-start */
function Cross() {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    <g stroke="currentColor" opacity={0.5} pointerEvents="none">
      <path d={`M ${x(0)} ${top} v ${height}`} />
      <path d={`M ${left} ${y(0)} h ${width}`} />
    </g>
  );
}
/* preview-end */

const percent = (value: number) => `${value > 0 ? '+' : ''}${value}%`;

export default function CrossAtZero() {
  return (
    <ScatterChart
      height={300}
      hideLegend
      aria-label="Change of headcount and of satisfaction by team"
      xAxis={[{ label: 'Headcount', min: -20, max: 20, valueFormatter: percent }]}
      yAxis={[{ label: 'Satisfaction', min: -15, max: 15, valueFormatter: percent, width: 62 }]}
      series={[
        {
          data: teams,
          color: '#7e57c2',
          markerSize: 7,
          valueFormatter: (team) =>
            team && `${team.id}: headcount ${percent(team.x)}, satisfaction ${percent(team.y)}`,
        },
      ]}
    >
      <Cross />
    </ScatterChart>
  );
}
