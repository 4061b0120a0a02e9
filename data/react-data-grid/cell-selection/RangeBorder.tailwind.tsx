import { DataGridPremium } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

const initialState = {
  cellSelection: {
    2: { q2: true, q3: true, q4: true },
    3: { q2: true, q3: true, q4: true },
    4: { q2: true, q3: true, q4: true },
  },
};

/* preview-start */
const rangeBorder = [
  'tw:[&_.MuiDataGrid-cell--rangeTop]:border-t-2 tw:[&_.MuiDataGrid-cell--rangeTop]:border-t-sky-600',
  'tw:[&_.MuiDataGrid-cell--rangeBottom]:border-b-2 tw:[&_.MuiDataGrid-cell--rangeBottom]:border-b-sky-600',
  'tw:[&_.MuiDataGrid-cell--rangeLeft]:border-s-2 tw:[&_.MuiDataGrid-cell--rangeLeft]:border-s-sky-600',
  'tw:[&_.MuiDataGrid-cell--rangeRight]:border-e-2 tw:[&_.MuiDataGrid-cell--rangeRight]:border-e-sky-600',
].join(' ');
/* preview-end */

export default function RangeBorder() {
  return (
    <DataGridPremium
      className={rangeBorder}
      rows={planRows}
      columns={planColumns}
      cellSelection
      rowSelection={false}
      initialState={initialState}
      hideFooter
      aria-label="Bags of coffee with a border around the selection"
    />
  );
}
