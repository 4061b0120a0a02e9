import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderLines, type OrderLine } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

type Row = OrderLine | { id: string; order: Order };

// Each order is a row of its own, followed by its lines.
const rows: Row[] = orders
  .slice(0, 3)
  .flatMap((order) => [{ id: `order-${order.id}`, order }, ...orderLines[order.id]!]);

const colors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'info',
  Shipped: 'success',
};

function Section({ order }: { order: Order }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <strong>{order.customer}</strong>
      <span>{order.city}</span>
      <Chip size="small" label={order.status} color={colors[order.status]} />
    </Stack>
  );
}

const columns: GridColDef<Row>[] = [
  /* preview-start */
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 150,
    colSpan: (_value, row, _column, apiRef) =>
      'order' in row ? apiRef.current.getVisibleColumns().length : undefined,
    renderCell: ({ row }) => ('order' in row ? <Section order={row.order} /> : row.article),
  },
  /* preview-end */
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
  { field: 'packed', headerName: 'Packed', type: 'boolean', width: 100 },
];

const sx = { '& .section': { backgroundColor: 'action.hover' } };

export default function SectionRows() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      getRowClassName={({ row }) => ('order' in row ? 'section' : '')}
      sx={sx}
      disableColumnSorting
      disableColumnFilter
      hideFooter
      aria-label="Lines of three orders in sections"
    />
  );
}
