import { useTheme } from '@mui/material/styles';
import { BarChart, BarElement, type BarElementProps } from '@mui/x-charts/BarChart';

const teams = ['Bikes', 'Stations', 'Repairs', 'Vans', 'Support'];
const dollars = (value: number | null) => `$${value}K`;

/* preview-start */
function BudgetBar({ ownerState: _, ...bar }: BarElementProps & { ownerState: unknown }) {
  const inset = bar.id === 'actual' ? bar.height / 4 : 0;
  return <BarElement {...bar} y={bar.y + inset} height={bar.height - 2 * inset} />;
}

export default function BudgetAgainstActual() {
  const { palette } = useTheme();

  return (
    <BarChart
      slots={{ bar: BudgetBar }}
      yAxis={[{ data: teams, width: 72, barGapRatio: -1 }]}
      /* preview-end */
      xAxis={[{ valueFormatter: dollars }]}
      series={[
        {
          id: 'budget',
          label: 'Budget',
          data: [240, 180, 130, 95, 60],
          valueFormatter: dollars,
          color: palette.mode === 'dark' ? '#5f6672' : '#c3c9d2',
        },
        {
          id: 'actual',
          label: 'Actual',
          data: [226, 194, 118, 101, 52],
          valueFormatter: dollars,
          color: '#0072B2',
        },
      ]}
      layout="horizontal"
      height={300}
      aria-label="Budget and actual cost of each team"
    />
  );
}
