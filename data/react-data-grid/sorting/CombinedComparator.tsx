import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
const expressFirst: GridComparatorFn<string> = (value1, value2, params1, params2) => {
  const order1: Order = params1.api.getRow(params1.id);
  const order2: Order = params2.api.getRow(params2.id);
  if (order1.express !== order2.express) return order1.express ? -1 : 1;
  return gridStringOrNumberComparator(value1, value2, params1, params2);
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180, sortComparator: expressFirst },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];
/* preview-end */

export default function CombinedComparator() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } }}
      hideFooter
      aria-label="Orders, express orders first"
    />
  );
}
