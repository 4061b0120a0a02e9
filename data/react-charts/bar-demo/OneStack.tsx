import { BarChart } from '@mui/x-charts/BarChart';

export default function OneStack() {
  return (
    <BarChart
      height={280}
      aria-label="Rides of classic bikes and e-bikes by quarter"
      grid={{ horizontal: true }}
      /* preview-start */
      borderRadius={8}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ label: 'Thousand rides' }]}
      series={[
        { label: 'Classic bikes', data: [58, 134, 171, 96], stack: 'rides', color: '#0072B2' },
        { label: 'E-bikes', data: [42, 88, 127, 79], stack: 'rides', color: '#D55E00' },
      ]}
      /* preview-end */
    />
  );
}
