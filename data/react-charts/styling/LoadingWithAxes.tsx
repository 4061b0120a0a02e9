import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays } from '../dataset/bakery';

export default function LoadingWithAxes() {
  return (
    <BarChart
      height={220}
      aria-label="Loaves sold by day, loading"
      /* preview-start */
      loading
      xAxis={[{ data: bakeryDays }]}
      yAxis={[{ min: 0, max: 150 }]}
      series={[]}
      localeText={{ loading: 'Counting loaves…' }}
      /* preview-end */
    />
  );
}
