import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" onClick={() => setSortModel([{ field: 'total', sort: 'desc' }])}>
          Largest total
        </Button>
        <Button size="small" onClick={() => setSortModel([{ field: 'customer', sort: 'asc' }])}>
          By customer
        </Button>
        <Button size="small" onClick={() => setSortModel([])}>
          Clear sorting
        </Button>
      </Box>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(newModel) => setSortModel(newModel)}
        hideFooter
        aria-label="Orders with sort buttons"
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        sortModel: {JSON.stringify(sortModel)}
      </Typography>
    </>
  );
}
