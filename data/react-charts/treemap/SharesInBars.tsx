import { BarChart } from '@mui/x-charts/BarChart';
import { cloudCosts, dollars } from '../dataset/cloudCosts';

const teams = cloudCosts.map(({ label }) => label);
const percent = (value: number) => `${Math.round(100 * value)}%`;

/* preview-start */
const series = cloudCosts.flatMap(({ label: team, color, items }) =>
  items.map(({ label, value }, index) => ({
    label,
    data: teams.map((name) => (name === team ? value : null)),
    stack: 'costs',
    stackOffset: 'expand' as const,
    color: `${color}${['', 'b3', '66'][index]}`,
    valueFormatter: (dollar: number | null) => (dollar === null ? null : dollars(dollar)),
  })),
);
/* preview-end */

export default function SharesInBars() {
  return (
    <BarChart
      height={240}
      layout="horizontal"
      hideLegend
      aria-label="Share of each service in the cloud costs of its team"
      yAxis={[{ data: teams, width: 76 }]}
      xAxis={[{ valueFormatter: percent }]}
      series={series}
    />
  );
}
