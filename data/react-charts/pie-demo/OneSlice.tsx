import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { dollars } from '../dataset/spending';

function Share() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  return (
    <g transform={`translate(${left + width / 2}, ${top + height / 2})`} textAnchor="middle">
      <text y={4} fontSize={34} fontWeight={700} fill={palette.text.primary} direction="ltr">
        43%
      </text>
      <text y={26} fontSize={13} fill={palette.text.secondary}>
        for housing
      </text>
    </g>
  );
}

export default function OneSlice() {
  return (
    <PieChart
      height={220}
      hideLegend
      aria-label="Housing is 43% of the spending in May"
      /* preview-start */
      series={[
        {
          data: [
            { id: 'housing', label: 'Housing', value: 1450, color: '#0072B2' },
            { id: 'other', label: 'Everything else', value: 1950, color: '#8A8F9866' },
          ],
          innerRadius: '72%',
          valueFormatter: dollars,
        },
      ]}
      /* preview-end */
    >
      <Share />
    </PieChart>
  );
}
