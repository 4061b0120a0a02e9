import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { dollars, spending } from '../dataset/spending';

function Total() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  /* preview-start */
  const { left, top, width, height } = useDrawingArea();
  return (
    <g
      transform={`translate(${left + width / 2}, ${top + height / 2})`}
      textAnchor="middle"
      dominantBaseline="central"
    >
      <text y={-8} fontSize={24} fontWeight={700} fill={palette.text.primary} direction="ltr">
        $3,400
      </text>
      {/* preview-end */}
      <text y={16} fontSize={13} fill={palette.text.secondary}>
        in May
      </text>
    </g>
  );
}

export default function HoleWithTotal() {
  return (
    <PieChart
      height={220}
      aria-label="Spending in May by category, $3,400 in total"
      series={[{ data: spending, innerRadius: '68%', paddingAngle: 1, valueFormatter: dollars }]}
    >
      <Total />
    </PieChart>
  );
}
