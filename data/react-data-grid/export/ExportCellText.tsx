import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices } from '../dataset/invoices';
import { CsvPreview } from './CsvPreview';

interface Client {
  name: string;
  city: string;
}

const clients: Record<string, Client> = {
  'Böhm Quartet': { name: 'Böhm Quartet', city: 'Vienna' },
  'Opera, Lyon': { name: 'National Opera', city: 'Lyon' },
  'Sofía Vidal': { name: 'Sofía Vidal', city: 'Madrid' },
  'Harbor School': { name: 'Harbor School', city: 'Boston' },
};
const chipColors = { open: 'info', paid: 'success', late: 'error' } as const;
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const rows = invoices.map((invoice) => ({ ...invoice, client: clients[invoice.client]! }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  /* preview-start */
  {
    field: 'client',
    headerName: 'Client',
    // In the grid: an avatar and the name.
    renderCell: ({ value }) => <ClientCell client={value} />,
    // In the file: text.
    valueFormatter: (value?: Client) => (value ? `${value.name} (${value.city})` : ''),
    /* preview-end */
    display: 'flex',
    flex: 1,
    minWidth: 180,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
      { value: 'late', label: 'Late' },
    ],
    width: 90,
    renderCell: ({ row, formattedValue }) => (
      <Chip size="small" variant="outlined" color={chipColors[row.status]} label={formattedValue} />
    ),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
    cellClassName: ({ row }) => (row.total < 0 ? 'credit' : ''),
  },
];

function ClientCell({ client }: { client: Client }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 14, bgcolor: 'primary.main' }}>
        {client.name[0]}
      </Avatar>
      <span>{client.name}</span>
    </Stack>
  );
}

export default function ExportCellText() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      showToolbar
      slots={{ footer: CsvPreview }}
      sx={{ '& .credit': { color: 'error.main' } }}
      label="Invoices by client"
    />
  );
}
