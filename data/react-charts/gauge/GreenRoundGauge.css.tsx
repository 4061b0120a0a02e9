import { Gauge } from '@mui/x-charts/Gauge';
import styles from './GreenRoundGauge.module.css';

export default function GreenRoundGauge() {
  return (
    <Gauge
      height={200}
      value={62}
      cornerRadius="50%"
      /* preview-start */
      // The CSS module selects the parts, for example with `.gauge :global(.MuiGauge-valueArc)`.
      className={styles.gauge}
      aria-label="Battery charge in percent"
      /* preview-end */
    />
  );
}
