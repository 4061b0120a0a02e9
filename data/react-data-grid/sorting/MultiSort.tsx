import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function MultiSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'city', sort: 'asc' },
    { field: 'total', sort: 'desc' },
  ]);
  const words = sortModel.map(({ field, sort }) => `${field} ${sort}`).join(', then ');

  return (
    <>
      <DataGridPro
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
        aria-label="Orders sorted by several columns"
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Sorted by: {words || 'nothing'}
      </Typography>
    </>
  );
}
