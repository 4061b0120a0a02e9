import { BarChart } from '@mui/x-charts/BarChart';

const euros = (value: number | null) => (value === null ? '' : `€${value}K`.replace('€-', '−€'));

export default function GainsAndLosses() {
  return (
    <BarChart
      height={280}
      aria-label="Profit and loss of two cities by quarter"
      borderRadius={4}
      grid={{ horizontal: true }}
      /* preview-start */
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], position: 'bottom', disableLine: true }]}
      yAxis={[{ max: 100, valueFormatter: euros, width: 56 }]}
      series={[
        { label: 'Lyon', data: [-18, 42, 86, 31], valueFormatter: euros, color: '#0072B2' },
        { label: 'Bergen', data: [-44, 9, 61, -27], valueFormatter: euros, color: '#D55E00' },
      ]}
      /* preview-end */
    />
  );
}
