import { DataGridPremium } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

/* preview-start */
export default function SpreadsheetCells() {
  return (
    <DataGridPremium
      rows={planRows}
      columns={planColumns}
      cellSelection
      rowSelection={false}
      initialState={{ cellSelection: { 2: { q1: true, q2: true }, 3: { q1: true, q2: true } } }}
      hideFooter
      aria-label="Bags of coffee per quarter"
    />
  );
}
/* preview-end */
