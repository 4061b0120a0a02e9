import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: number;
  product: string;
  supplier: { name: string; country: string };
  stock: { count: number; capacity: number };
  restockedOn: Date;
}

const rows: Item[] = [
  {
    id: 1,
    product: 'Espresso beans',
    supplier: { name: 'Torrefazione Conti', country: 'Italy' },
    stock: { count: 84, capacity: 120 },
    restockedOn: new Date(2026, 2, 2),
  },
  {
    id: 2,
    product: 'Filter roast',
    supplier: { name: 'Fjord Kaffe', country: 'Norway' },
    stock: { count: 9, capacity: 80 },
    restockedOn: new Date(2026, 1, 10),
  },
  {
    id: 3,
    product: 'Paper filters',
    supplier: { name: 'Holm & Sons', country: 'Denmark' },
    stock: { count: 310, capacity: 400 },
    restockedOn: new Date(2026, 0, 21),
  },
  {
    id: 4,
    product: 'Hand grinder',
    supplier: { name: 'Kobe Works', country: 'Japan' },
    stock: { count: 3, capacity: 25 },
    restockedOn: new Date(2025, 10, 28),
  },
  {
    id: 5,
    product: 'Milk pitcher',
    supplier: { name: 'Kobe Works', country: 'Japan' },
    stock: { count: 22, capacity: 30 },
    restockedOn: new Date(2026, 2, 9),
  },
];

const columns: GridColDef<Item>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  /* preview-start */
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 220,
    valueGetter: (supplier: Item['supplier']) => supplier.name,
    renderCell: ({ row }) => <Supplier {...row.supplier} />,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    width: 150,
    valueGetter: (stock: Item['stock']) => stock.count,
    renderCell: ({ row }) => <StockBar {...row.stock} />,
  },
  /* preview-end */
  { field: 'restockedOn', headerName: 'Restocked on', type: 'date', flex: 1, minWidth: 120 },
];

function Supplier({ name, country }: Item['supplier']) {
  return (
    <>
      {name} <Chip size="small" variant="outlined" label={country} />
    </>
  );
}

function StockBar({ count, capacity }: Item['stock']) {
  const percent = (count / capacity) * 100;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, blockSize: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent < 20 ? 'error' : 'success'}
        aria-label="Share of the capacity"
        sx={{ flex: 1 }}
      />
      <Box sx={{ inlineSize: 28, textAlign: 'end' }}>{count}</Box>
    </Box>
  );
}

export default function NestedRows() {
  return <DataGrid rows={rows} columns={columns} hideFooter aria-label="Coffee shop inventory" />;
}
