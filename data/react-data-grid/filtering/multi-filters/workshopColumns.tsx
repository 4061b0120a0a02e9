import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Invoice } from '../../dataset/invoices';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const statuses = {
  open: { label: 'Open', color: 'default' },
  paid: { label: 'Paid', color: 'success' },
  late: { label: 'Late', color: 'error' },
} as const;

export const columns: GridColDef<Invoice>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 130 },
  { field: 'work', headerName: 'Work', width: 120 },
  { field: 'issued', headerName: 'Issued', type: 'date', width: 140 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    width: 130,
    renderCell: ({ row }) => <Chip {...statuses[row.status]} size="small" variant="outlined" />,
  },
];
