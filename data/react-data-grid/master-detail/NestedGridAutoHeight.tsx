import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { orderLines, type OrderLine } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const formatMoney = (value: number) => money.format(value);

const lineColumns: GridColDef<OrderLine>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: formatMoney },
  { field: 'packed', headerName: 'Packed', type: 'boolean', width: 90 },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    renderCell: ({ row }) => <Chip size="small" variant="outlined" label={row.status} />,
  },
  { field: 'total', headerName: 'Total', type: 'number', width: 110, valueFormatter: formatMoney },
];

/* preview-start */
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', p: 2 }}>
    <DataGridPro
      rows={orderLines[row.id] ?? []}
      columns={lineColumns}
      hideFooter
      aria-label={`Articles ordered by ${row.customer}`}
    />
  </Box>
);
const getDetailPanelHeight = () => 'auto' as const;
/* preview-end */

const expandedRowIds = new Set([4101]);

export default function NestedGridAutoHeight() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      initialState={{ detailPanel: { expandedRowIds } }}
      hideFooter
      aria-label="Orders with their articles"
    />
  );
}
