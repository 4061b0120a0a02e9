import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { euros, kinds, priceList, type Article } from '../dataset/priceList';

const FULL_SHELF = 5000;

/** The value is `null` or `NaN` after users paste text that isn't a number. */
function StockCell({ value }: { value: number | null }) {
  const stock = value || 0;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress
          variant="determinate"
          color={stock > 0 ? 'success' : 'error'}
          value={Math.min(100, Math.max(0, (100 * stock) / FULL_SHELF))}
          aria-label="Share of a full shelf"
        />
      </Box>
      <span>{stock.toLocaleString('en-US')}</span>
    </Stack>
  );
}

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, editable: true },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: Object.keys(kinds),
    width: 120,
    editable: true,
    renderCell: ({ row }) => <Chip size="small" label={row.category} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: euros,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 150,
    editable: true,
    renderCell: ({ row }) => <StockCell value={row.stock} />,
  },
  { field: 'validFrom', headerName: 'Valid from', type: 'date', width: 110, editable: true },
];

export default function PasteIntoCells() {
  return (
    <DataGridPremium
      /* preview-start */
      rows={priceList}
      columns={columns}
      cellSelection
      disableRowSelectionOnClick
      ignoreValueFormatterDuringExport
      /* preview-end */
      hideFooter
      aria-label="Price list that works like a spreadsheet"
    />
  );
}
