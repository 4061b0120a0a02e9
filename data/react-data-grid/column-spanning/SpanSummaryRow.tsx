import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderLines, type OrderLine } from '../dataset/orderLines';

interface SummaryRow {
  id: string;
  label: string;
  amount: number;
}

type Row = OrderLine | SummaryRow;

const lines = orderLines[4101]!;
const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const summary: SummaryRow[] = [
  { id: 'net', label: 'Net total', amount: net },
  { id: 'vat', label: 'VAT (20%)', amount: net * 0.2 },
  { id: 'total', label: 'Total', amount: net * 1.2 },
];
const rows: Row[] = [...lines, ...summary];

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const money = {
  type: 'number',
  width: 120,
  valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
} as const;

const columns: GridColDef<Row>[] = [
  /* preview-start */
  {
    field: 'article',
    headerName: 'Article',
    width: 180,
    valueGetter: (_value, row) => ('label' in row ? row.label : row.article),
    colSpan: (_value, row) => ('label' in row ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', ...money },
  /* preview-end */
  {
    field: 'amount',
    headerName: 'Amount',
    ...money,
    valueGetter: (_value, row) => ('label' in row ? row.amount : row.quantity * row.price),
  },
];

const sx = { '& .summary': { backgroundColor: 'action.hover', fontWeight: 600 } };

export default function SpanSummaryRow() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      getRowClassName={({ row }) => ('label' in row ? 'summary' : '')}
      sx={sx}
      disableColumnSorting
      disableColumnFilter
      disableColumnSelector
      hideFooter
      aria-label="Order 4101 with its totals"
    />
  );
}
