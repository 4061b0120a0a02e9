import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Product {
  sku: string;
  product: string;
  price: number;
}

const rows: Product[] = [
  { sku: 'BEAN-1', product: 'Espresso beans', price: 14.5 },
  { sku: 'FILT-4', product: 'Paper filters', price: 4.2 },
  { sku: 'GRIN-2', product: 'Hand grinder', price: 49 },
];

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

// Outside the component: the same function in each render.
const getRowId = (row: Product) => row.sku;

export default function CustomRowId() {
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
          aria-label="Products with a stock number as id"
        />
      </Box>
    </Stack>
  );
}
