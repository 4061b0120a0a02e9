import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const byDayOfMonth: GridComparatorFn<Date> = (first, second) => first.getDate() - second.getDate();

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'placedOn',
    headerName: 'Billing day',
    type: 'date',
    width: 140,
    sortComparator: byDayOfMonth,
    valueFormatter: (value: Date) => `${value.getDate()} of the month`,
  },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function DayOfMonthComparator() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'placedOn', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders by their day of the month"
    />
  );
}
