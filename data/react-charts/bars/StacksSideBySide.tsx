import { BarChart } from '@mui/x-charts/BarChart';

const inMillions = (value: number) => `€${value}M`;
// No row in the tooltip for a missing value: €0M would be a claim.
const inTooltip = (value: number | null) => (value === null ? null : inMillions(value));

export default function StacksSideBySide() {
  return (
    <BarChart
      height={320}
      title="Income and cost of the bike-share scheme by year"
      xAxis={[{ data: ['2023', '2024', '2025'] }]}
      yAxis={[{ valueFormatter: inMillions }]}
      series={[
        { stack: 'income', label: 'Memberships', data: [4.1, 4.8, 5.6] },
        { stack: 'income', label: 'Single rides', data: [1.6, 2.1, 2.4] },
        { stack: 'income', label: 'City grant', data: [2.0, 1.8, 1.5] },
        { stack: 'cost', label: 'Staff', data: [3.4, 3.7, 4.1] },
        { stack: 'cost', label: 'Repairs', data: [2.2, 2.0, 1.7] },
      ].map((series) => ({ ...series, valueFormatter: inTooltip }))}
    />
  );
}
