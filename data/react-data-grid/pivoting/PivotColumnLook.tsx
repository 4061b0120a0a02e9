import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createCoffeeOrders, type CoffeeOrder } from '../dataset/sales';

const rows = createCoffeeOrders(2000);
const thousands = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

const columns: GridColDef<CoffeeOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date' },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    valueFormatter: (value?: number | null) => (value == null ? '' : thousands.format(value)),
  },
];

/* preview-start */
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (_field, [year]) => ({
  headerName: year === '2025' ? 'Preliminary' : 'Final',
  width: 104,
  align: 'center',
  headerAlign: 'center',
  cellClassName: ({ value, rowNode }) =>
    rowNode.type === 'group' ? `heat-${Math.min(4, Math.floor((value ?? 0) / 4000))}` : '',
});
/* preview-end */

const shades = [0.04, 0.12, 0.22, 0.34, 0.48];
const heat = Object.fromEntries(
  shades.map((shade, index) => [
    `& .heat-${index}`,
    { backgroundColor: `rgb(25 118 210 / ${shade})` },
  ]),
);

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [
        { field: 'orderedOn-year', sort: 'asc' as const },
        { field: 'orderedOn-quarter', sort: 'asc' as const },
      ],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

export default function PivotColumnLook() {
  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      pivotingColDef={pivotingColDef}
      initialState={initialState}
      sx={heat}
      density="compact"
      hideFooter
      aria-label="Revenue by country and quarter as a heatmap"
    />
  );
}
