import { BarChart } from '@mui/x-charts/BarChart';

const dollars = (value: number | null) => `$${(value ?? 0).toLocaleString('en-US')}`;

export default function LeftAndRightScales() {
  return (
    <BarChart
      height={280}
      aria-label="Rides and revenue by quarter, on two scales"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      /* preview-start */
      yAxis={[
        { id: 'rides', label: 'Thousand rides', width: 55 },
        { id: 'revenue', position: 'right', valueFormatter: dollars, width: 75 },
      ]}
      series={[
        { label: 'Rides', data: [100, 222, 298, 175], yAxisId: 'rides', color: '#0072B2' },
        {
          label: 'Revenue',
          data: [142_000, 358_000, 521_000, 266_000],
          yAxisId: 'revenue',
          valueFormatter: dollars,
          color: '#D55E00',
        },
      ]}
      /* preview-end */
    />
  );
}
