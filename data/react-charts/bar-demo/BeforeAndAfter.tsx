import { BarChart } from '@mui/x-charts/BarChart';

const minutes = (value: number | null) => `${value} min`;

export default function BeforeAndAfter() {
  return (
    <BarChart
      height={300}
      aria-label="Minutes until a bike is free, before and after the new stations"
      borderRadius={4}
      /* preview-start */
      layout="horizontal"
      yAxis={[{ data: ['Old Town', 'Harbor', 'Campus', 'Airport'], width: 72, barGapRatio: 0.05 }]}
      xAxis={[{ label: 'Minutes until a bike is free', tickMinStep: 5 }]}
      series={[
        { label: 'Before', data: [14, 11, 9, 17], valueFormatter: minutes, color: '#8a8f98' },
        { label: 'After', data: [5, 6, 4, 15], valueFormatter: minutes, color: '#0072B2' },
      ]}
      /* preview-end */
    />
  );
}
