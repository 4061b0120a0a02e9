import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const percent = ({ value }: { value: number }) => `${value}%`;

export default function GoalRings() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const open = palette.action.disabledBackground;

  /* preview-start */
  const ring = (label: string, color: string, value: number, innerRadius: number) => ({
    data: [
      { id: label, label: `${label}, ${value}%`, value, color },
      { id: `${label}-open`, value: 100 - value, color: open },
    ],
    innerRadius: `${innerRadius}%`,
    outerRadius: `${innerRadius + 16}%`,
    cornerRadius: 8,
    valueFormatter: percent,
  });
  /* preview-end */

  return (
    <PieChart
      height={220}
      slotProps={{ legend: { direction: 'horizontal' } }}
      aria-label="Savings goals: vacation 72%, emergency fund 88%, new bike 45%"
      series={[
        ring('Emergency fund', '#0072B2', 88, 84),
        ring('Vacation', '#D55E00', 72, 64),
        ring('New bike', '#009E73', 45, 44),
      ]}
    />
  );
}
