import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';
import styles from './ConditionalCellClass.module.css';

const isLate = ({ status, placedOn }: Order) =>
  status !== 'Shipped' && placedOn < new Date(2026, 2, 10);

/* preview-start */
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'placedOn',
    headerName: 'Placed on',
    type: 'date',
    width: 110,
    cellClassName: ({ row }) => (isLate(row) ? styles.late! : ''),
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
      getCellClassName={({ value }) => (value === null ? styles.missing! : '')}
      hideFooter
      aria-label="Orders with late dates in red and missing ratings hatched"
    />
  );
}
