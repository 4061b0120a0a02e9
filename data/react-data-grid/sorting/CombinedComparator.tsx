import { DataGrid, gridStringOrNumberComparator, type GridColDef } from '@mui/x-data-grid';
import type { GridComparatorFn } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const expressFirst: GridComparatorFn<string> = (name1, name2, params1, params2) => {
  const first: Order = params1.api.getRow(params1.id);
  const second: Order = params2.api.getRow(params2.id);
  if (first.express !== second.express) return first.express ? -1 : 1;
  return gridStringOrNumberComparator(name1, name2, params1, params2);
};

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer, express first',
    flex: 1,
    minWidth: 200,
    sortComparator: expressFirst,
  },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 110 },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function CombinedComparator() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders, express ones first"
    />
  );
}
