import * as React from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderLines, type OrderLine } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

interface Line extends OrderLine {
  order: number;
  customer: string;
  status: Order['status'];
}

const lines: Line[] = orders.flatMap(({ id: order, customer, status }) =>
  orderLines[order]!.map((line) => ({ ...line, order, customer, status })),
);

const colors: Record<Order['status'], ChipProps['color']> = {
  Placed: 'default',
  Packed: 'info',
  Shipped: 'success',
};

const columns: GridColDef<Line>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    rowSpanValueGetter: (_value, row) => row.order,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    renderCell: ({ row }) => <Chip size="small" label={row.status} color={colors[row.status]} />,
    rowSpanValueGetter: (_value, row) => row.order,
  },
  { field: 'article', headerName: 'Article', width: 140 },
  {
    field: 'quantity',
    headerName: 'Pieces',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (price: number) => `€${price.toFixed(2)}`,
    rowSpanValueGetter: () => null,
  },
];

export default function RowSpanning() {
  const [rowSpanning, setRowSpanning] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={rowSpanning}
            onChange={(event) => setRowSpanning(event.target.checked)}
          />
        }
        label="rowSpanning"
      />
      {/* preview-start */}
      <DataGrid
        rows={lines}
        columns={columns}
        rowSpanning={rowSpanning}
        /* preview-end */
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
        hideFooter
        aria-label="Order lines by customer"
      />
    </>
  );
}
