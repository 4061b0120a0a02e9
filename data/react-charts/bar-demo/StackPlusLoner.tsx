import { BarChart } from '@mui/x-charts/BarChart';

export default function StackPlusLoner() {
  return (
    <BarChart
      height={280}
      aria-label="Rides by quarter: last year beside classic bikes and e-bikes of this year"
      borderRadius={4}
      /* preview-start */
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'], barGapRatio: 0 }]}
      yAxis={[{ label: 'Thousand rides' }]}
      series={[
        { label: 'Last year', data: [91, 187, 262, 158], color: '#8a8f98' },
        { label: 'Classic bikes', data: [58, 134, 171, 96], stack: 'current', color: '#0072B2' },
        { label: 'E-bikes', data: [42, 88, 127, 79], stack: 'current', color: '#D55E00' },
      ]}
      /* preview-end */
    />
  );
}
