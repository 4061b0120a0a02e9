import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';

/* preview-start */
const chartClasses = [
  'tw:[&_.MuiChartsAxis-directionX_.MuiChartsAxis-line]:stroke-[#a1887f]',
  'tw:[&_.MuiChartsAxis-directionX_.MuiChartsAxis-line]:stroke-3',
  'tw:[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]',
  'tw:[&_.MuiBarElement-root]:[fill-opacity:0.35]',
  'tw:[&_.MuiBarElement-root]:stroke-current',
  'tw:[&_.MuiBarElement-root]:stroke-2',
].join(' ');
/* preview-end */

export default function RestyledAxes() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold by day"
      grid={{ horizontal: true }}
      xAxis={[{ data: bakeryDays, disableTicks: true, tickLabelStyle: { fontWeight: 700 } }]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={breads.slice(0, 2)}
      className={chartClasses}
    />
  );
}
