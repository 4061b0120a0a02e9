import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays } from '../dataset/bakery';

export default function LoadingWithAxes() {
  return (
    <BarChart
      loading
      height={220}
      title="Loaves sold by day, not loaded yet"
      xAxis={[{ data: bakeryDays }]}
      yAxis={[{ min: 0, max: 150 }]}
      series={[]}
      localeText={{ loading: 'Counting loaves' }}
    />
  );
}
