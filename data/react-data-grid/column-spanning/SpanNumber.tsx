import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  /* preview-start */
  {
    field: 'customer',
    headerName: 'Customer',
    width: 190,
    hideable: false,
    colSpan: 2,
    renderCell: (params) => <CustomerCell {...params} />,
  },
  { field: 'city', headerName: 'City', width: 110, hideable: false },
  { field: 'article', headerName: 'Article', width: 130 },
  /* preview-end */
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

function CustomerCell({ row }: GridRenderCellParams<Order>) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Avatar
        aria-hidden
        sx={{
          inlineSize: 28,
          blockSize: 28,
          fontSize: 14,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {row.customer[0]}
      </Avatar>
      <span>
        {row.customer}, {row.city}
      </span>
    </Stack>
  );
}

export default function SpanNumber() {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      hideFooter
      aria-label="Orders with customer and city in one cell"
    />
  );
}
