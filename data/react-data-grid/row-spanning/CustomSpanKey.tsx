import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderLines, type OrderLine } from '../dataset/orderLines';
import { orders } from '../dataset/orders';

interface Line extends OrderLine {
  order: number;
  city: string;
}

const lines: Line[] = [4104, 4106, 4102].flatMap((order) => {
  const { city } = orders.find(({ id }) => id === order)!;
  return orderLines[order]!.map((line) => ({ ...line, order, city }));
});

const columns: GridColDef<Line>[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', width: 110 },
  /* preview-start */
  {
    field: 'packed',
    headerName: 'Packed',
    type: 'boolean',
    width: 110,
    rowSpanValueGetter: (value, row) => `${row.order} ${value}`,
  },
  { field: 'article', headerName: 'Article', width: 160, rowSpanValueGetter: () => null },
  /* preview-end */
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    valueFormatter: (price: number) => `€${price.toFixed(2)}`,
    rowSpanValueGetter: () => null,
  },
];

export default function CustomSpanKey() {
  return (
    <DataGrid
      rows={lines}
      columns={columns}
      rowSpanning
      showCellVerticalBorder
      disableRowSelectionOnClick
      hideFooter
      aria-label="Order lines and whether they are packed"
    />
  );
}
