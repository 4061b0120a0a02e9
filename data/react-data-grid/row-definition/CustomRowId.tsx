import * as React from 'react';
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

/* preview-start */
const getRowId = (row: Product) => row.sku;

export default function CustomRowId() {
  const [selectedId, setSelectedId] = React.useState<GridRowId>();
  return (
    <>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        onRowSelectionModelChange={({ ids }) => setSelectedId([...ids][0])}
        aria-label="Products with a SKU"
      />
      {/* preview-end */}
      <Typography role="status" sx={{ mt: 2 }}>
        Selected id: {selectedId ?? 'none'}
      </Typography>
    </>
  );
}
