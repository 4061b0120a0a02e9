import { DataGridPremium } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';
import styles from './RangeBorder.module.css';

const initialState = {
  cellSelection: {
    2: { q2: true, q3: true, q4: true },
    3: { q2: true, q3: true, q4: true },
    4: { q2: true, q3: true, q4: true },
  },
};

export default function RangeBorder() {
  return (
    /* preview-start */
    <DataGridPremium
      className={styles.plan}
      rows={planRows}
      columns={planColumns}
      cellSelection
      rowSelection={false}
      initialState={initialState}
      hideFooter
      aria-label="Bags of coffee with a border around the selection"
    />
    /* preview-end */
  );
}
