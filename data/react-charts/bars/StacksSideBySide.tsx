import { BarChart } from '@mui/x-charts/BarChart';

const millions = (value: number | null) => `€${value ?? 0}M`;

export default function StacksSideBySide() {
  return (
    <BarChart
      height={320}
      aria-label="Income and cost of the bike-share program by year"
      xAxis={[{ data: ['2023', '2024', '2025'] }]}
      yAxis={[{ valueFormatter: millions }]}
      /* preview-start */
      series={[
        { stack: 'income', label: 'Memberships', data: [4.1, 4.8, 5.6], valueFormatter: millions },
        { stack: 'income', label: 'Single rides', data: [1.6, 2.1, 2.4], valueFormatter: millions },
        { stack: 'income', label: 'City grant', data: [2.0, 1.8, 1.5], valueFormatter: millions },
        { stack: 'cost', label: 'Staff', data: [3.4, 3.7, 4.1], valueFormatter: millions },
        { stack: 'cost', label: 'Repairs', data: [2.2, 2.0, 1.7], valueFormatter: millions },
      ]}
      /* preview-end */
    />
  );
}
