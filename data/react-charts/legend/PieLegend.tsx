import { PieChart } from '@mui/x-charts/PieChart';
import { skies } from '../dataset/weather';

export default function PieLegend() {
  return <PieChart height={220} title="Days of a year by weather" series={[{ data: skies }]} />;
}
