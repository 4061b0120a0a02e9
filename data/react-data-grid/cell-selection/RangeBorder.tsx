import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { planColumns, planRows } from './plan';

const initialState = {
  cellSelection: {
    2: { q2: true, q3: true, q4: true },
    3: { q2: true, q3: true, q4: true },
    4: { q2: true, q3: true, q4: true },
  },
};

export default function RangeBorder() {
  return (
    <DataGridPremium
      rows={planRows}
      columns={planColumns}
      cellSelection
      rowSelection={false}
      initialState={initialState}
      hideFooter
      aria-label="Bags of coffee with a border around the selection"
      /* preview-start */
      sx={{
        '--range': (theme) => `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        [`& .${gridClasses['cell--rangeTop']}`]: { borderBlockStart: 'var(--range)' },
        [`& .${gridClasses['cell--rangeBottom']}`]: { borderBlockEnd: 'var(--range)' },
        [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: 'var(--range)' },
        [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: 'var(--range)' },
        [`& .${gridClasses.cell}:focus`]: { outline: 'none' },
      }}
      /* preview-end */
    />
  );
}
