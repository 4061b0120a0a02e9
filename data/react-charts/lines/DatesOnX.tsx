import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { date: new Date(2025, 0, 6), meter: 120 },
  { date: new Date(2025, 0, 27), meter: 310 },
  { date: new Date(2025, 1, 3), meter: 405 },
  { date: new Date(2025, 3, 14), meter: 790 },
  { date: new Date(2025, 4, 5), meter: 845 },
  { date: new Date(2025, 6, 21), meter: 1010 },
];

export default function DatesOnX() {
  return (
    /* preview-start */
    <LineChart
      height={240}
      aria-label="Electricity meter from January to July 2025"
      xAxis={[
        {
          data: readings.map(({ date }) => date),
          scaleType: 'time',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      series={[{ data: readings.map(({ meter }) => meter), label: 'Meter (kWh)' }]}
    />
    /* preview-end */
  );
}
