import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const rows = orders.slice(0, 3);
const linkOf = ({ id }: Order) => `#order-${id}`;

const others: GridColDef<Order>[] = [
  { field: 'article', headerName: 'Article', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const withoutTabIndex: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    renderCell: ({ row }) => <Link href={linkOf(row)}>{row.customer}</Link>,
  },
  ...others,
];

const withTabIndex: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    /* preview-start */
    renderCell: ({ row, tabIndex }) => (
      <Link href={linkOf(row)} tabIndex={tabIndex}>
        {row.customer}
      </Link>
    ),
    /* preview-end */
  },
  ...others,
];

export default function TabSequence() {
  return (
    <>
      <Typography id="many-stops" gutterBottom>
        Without tabIndex: each link is a tab stop
      </Typography>
      <DataGrid rows={rows} columns={withoutTabIndex} hideFooter aria-labelledby="many-stops" />
      <Typography id="one-stop" gutterBottom sx={{ mt: 3 }}>
        With tabIndex: the grid is one tab stop
      </Typography>
      <DataGrid rows={rows} columns={withTabIndex} hideFooter aria-labelledby="one-stop" />
    </>
  );
}
