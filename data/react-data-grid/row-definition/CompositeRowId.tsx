import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface OrderLine {
  orderId: number;
  line: number;
  product: string;
  quantity: number;
  orderedOn: Date;
}

const rows: OrderLine[] = [
  {
    orderId: 501,
    line: 1,
    product: 'Espresso beans',
    quantity: 6,
    orderedOn: new Date(2026, 0, 5),
  },
  { orderId: 501, line: 2, product: 'Paper filters', quantity: 2, orderedOn: new Date(2026, 0, 5) },
  { orderId: 502, line: 1, product: 'Hand grinder', quantity: 1, orderedOn: new Date(2026, 0, 7) },
];

const columns: GridColDef<OrderLine>[] = [
  { field: 'orderId', headerName: 'Order', width: 90 },
  { field: 'line', headerName: 'Line', type: 'number', width: 70 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 120 },
];

/* preview-start */
const getRowId = (row: OrderLine) => `${row.orderId}-${row.line}`;

export default function CompositeRowId() {
  const [selectedId, setSelectedId] = React.useState<GridRowId>();
  return (
    <>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        onRowSelectionModelChange={({ ids }) => setSelectedId([...ids][0])}
        aria-label="Order lines"
      />
      {/* preview-end */}
      <Typography role="status" sx={{ mt: 2 }}>
        Selected id: {selectedId ?? 'none'}
      </Typography>
    </>
  );
}
