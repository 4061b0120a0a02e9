import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const isLate = ({ status, placedOn }: Order) =>
  status !== 'Shipped' && placedOn < new Date(2026, 2, 10);

/* preview-start */
const late = `tw:font-bold tw:text-red-700 tw:dark:text-red-300 tw:before:content-['⚠_'/'Late:_']`;
const missing =
  'tw:bg-[repeating-linear-gradient(45deg,transparent_0_5px,color-mix(in_srgb,currentColor_14%,transparent)_5px_7px)]';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'placedOn',
    headerName: 'Placed on',
    type: 'date',
    width: 110,
    cellClassName: ({ row }) => (isLate(row) ? late : ''),
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 100 },
];
/* preview-end */

export default function ConditionalCellClass() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      getCellClassName={({ value }) => (value === null ? missing : '')}
      hideFooter
      aria-label="Orders with late dates in red and missing ratings hatched"
    />
  );
}
