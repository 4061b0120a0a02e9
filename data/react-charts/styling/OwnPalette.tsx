import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';

/* preview-start */
const crusts = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#bcaaa4', '#ffd54f', '#aed581'] : ['#8d6e63', '#f9a825', '#689f38'];

export default function OwnPalette() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold by day"
      colors={crusts}
      xAxis={[{ data: bakeryDays }]}
      series={breads}
    />
  );
}
/* preview-end */
