import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface OrderLine {
  orderId: number;
  line: number;
  product: string;
  ordered: { quantity: number; at: Date };
}

const rows: OrderLine[] = [
  {
    orderId: 501,
    line: 1,
    product: 'Espresso beans',
    ordered: { quantity: 6, at: new Date(2026, 0, 5) },
  },
  {
    orderId: 501,
    line: 2,
    product: 'Paper filters',
    ordered: { quantity: 2, at: new Date(2026, 0, 5) },
  },
  {
    orderId: 502,
    line: 1,
    product: 'Hand grinder',
    ordered: { quantity: 1, at: new Date(2026, 0, 7) },
  },
];

const columns: GridColDef<OrderLine>[] = [
  { field: 'orderId', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', width: 150 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.ordered.quantity,
  },
  {
    field: 'at',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueGetter: (_value, row) => row.ordered.at,
  },
];

const getRowId = (row: OrderLine) => `${row.orderId}-${row.line}`;

export default function CompositeRowId() {
  const [id, setId] = React.useState<GridRowId>('none yet');
  return (
    <Stack spacing={2}>
      <Typography role="status">Id of the selected row: {id}</Typography>
      <Box sx={{ blockSize: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          onRowSelectionModelChange={({ ids }) => setId([...ids][0] ?? 'none')}
          aria-label="Order lines with an id from two fields"
        />
      </Box>
    </Stack>
  );
}
