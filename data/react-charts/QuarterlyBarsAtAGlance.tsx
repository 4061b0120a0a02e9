import { BarChart } from '@mui/x-charts/BarChart';

export default function QuarterlyBarsAtAGlance() {
  return (
    /* preview-start */
    <BarChart
      height={260}
      aria-label="Drinks sold by quarter, in thousands"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'Coffee', data: [34, 31, 27, 36] },
        { label: 'Tea', data: [22, 20, 15, 24] },
        { label: 'Cocoa', data: [12, 7, 4, 14] },
        { label: 'Juice', data: [8, 13, 19, 9] },
      ]}
    />
    /* preview-end */
  );
}
