import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';

// preview-start
const crusts = ['#8d6e63', '#f9a825', '#689f38'];
// preview-end

export default function OwnPalette() {
  return (
    <BarChart
      height={260}
      title="Loaves sold by day"
      colors={crusts}
      xAxis={[{ data: bakeryDays }]}
      series={breads}
    />
  );
}
