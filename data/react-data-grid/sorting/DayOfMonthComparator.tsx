import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  /* preview-start */
  {
    field: 'placedOn',
    headerName: 'Billing day',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => `Day ${value.getDate()}`,
    sortComparator: (first: Date, second: Date) => first.getDate() - second.getDate(),
  },
  /* preview-end */
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function DayOfMonthComparator() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'placedOn', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders by day of the month"
    />
  );
}
