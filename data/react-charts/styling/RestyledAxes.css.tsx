import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryDays, breads } from '../dataset/bakery';
import styles from './RestyledAxes.module.css';

export default function RestyledAxes() {
  return (
    <BarChart
      height={260}
      aria-label="Loaves sold by day"
      grid={{ horizontal: true }}
      xAxis={[{ data: bakeryDays, disableTicks: true, tickLabelStyle: { fontWeight: 700 } }]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      /* preview-start */
      // The CSS module selects the parts, for example with `.chart :global(.MuiBarElement-root)`.
      className={styles.chart}
      series={breads.slice(0, 2)}
      /* preview-end */
    />
  );
}
