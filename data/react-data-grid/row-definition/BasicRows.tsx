import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

/* preview-start */
const rows: GridRowsProp = [
  { id: 1, product: 'Espresso beans', price: 14.5 },
  { id: 2, product: 'Paper filters', price: 4.2 },
  { id: 3, product: 'Hand grinder', price: 49 },
];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function BasicRows() {
  return <DataGrid rows={rows} columns={columns} aria-label="Products" />;
}
/* preview-end */
