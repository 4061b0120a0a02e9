import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';
import { dollars, shareOfSpending, spending } from '../dataset/spending';

/* preview-start */
function LineLabel({ startAngle, endAngle, outerRadius, formattedArcLabel }: PieArcLabelProps) {
  const angle = (startAngle + endAngle) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const side = sin < 0 ? -1 : 1;
  const [edge, bend] = [outerRadius + 2, outerRadius + 14];
  const [x, y] = [bend * sin + 8 * side, -bend * cos];
  const points = [edge * sin, -edge * cos, bend * sin, y, x, y].join(' ');
  const [name, share] = (formattedArcLabel ?? '').split('\n');
  return (
    <g fill="currentColor" fontSize={12} textAnchor={side < 0 ? 'end' : 'start'} direction="ltr">
      <polyline points={points} fill="none" stroke="currentColor" strokeOpacity={0.6} />
      <text x={x + 4 * side} y={y}>
        {/* preview-end */}
        {name}
        <tspan x={x + 4 * side} dy="1.2em" fontWeight={700}>
          {share}
        </tspan>
      </text>
    </g>
  );
}

export default function LabelsWithLines() {
  return (
    <PieChart
      height={260}
      hideLegend
      aria-label="Spending in May by category, in percent"
      slots={{ pieArcLabel: LineLabel }}
      series={[
        {
          data: spending,
          startAngle: -60,
          endAngle: 300,
          outerRadius: '60%',
          arcLabel: (item) => `${String(item.label)}\n${shareOfSpending(item)}`,
          valueFormatter: dollars,
        },
      ]}
    />
  );
}
