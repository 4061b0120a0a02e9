import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisBasics() {
  return (
    /* preview-start */
    <BarChart
      height={260}
      aria-label="Beer sold by month"
      xAxis={[{ data: ['January', 'February', 'March', 'April', 'May', 'June'] }]}
      yAxis={[{ label: 'Hectoliters sold' }]}
      series={[{ data: [48, 52, 61, 74, 97, 118] }]}
    />
    /* preview-end */
  );
}
