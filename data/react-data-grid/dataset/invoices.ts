import type { GridColDef } from '@mui/x-data-grid';

/** An invoice of a violin workshop. */
export interface Invoice {
  id: number;
  number: string;
  client: string;
  work: string;
  issued: Date;
  /** In euros; negative in a credit note. */
  total: number;
  status: 'open' | 'paid' | 'late';
}

const clients = ['Böhm Quartet', 'Opera, Lyon', 'Sofía Vidal', 'Harbor School'];
const works = ['Bow hair', 'New bridge', 'Crack repair', 'Sound post'];
const statuses: Invoice['status'][] = ['paid', 'open', 'paid', 'late', 'paid'];
const CREDIT_NOTE_EVERY = 6;

/** The same invoices at each call: everything derives from the index. */
export function createInvoices(count: number): Invoice[] {
  return Array.from({ length: count }, (_, index) => {
    const sign = index % CREDIT_NOTE_EVERY === 3 ? -1 : 1;
    return {
      id: index + 1,
      number: `R-${2601 + index}`,
      client: clients[(index * 3 + Math.floor(index / 4)) % clients.length]!,
      work: works[(index * 7 + Math.floor(index / 3)) % works.length]!,
      issued: new Date(2026, 0, 5 + ((index * 3) % 350)),
      total: sign * (60 + ((index * 397) % 1900) / 2),
      status: statuses[index % statuses.length]!,
    };
  });
}

export const invoices = createInvoices(8);

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export const invoiceColumns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 90 },
  { field: 'client', headerName: 'Client', width: 130 },
  { field: 'work', headerName: 'Work', width: 120 },
  { field: 'issued', headerName: 'Issued', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    // The row of a group has no total.
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
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
    width: 100,
  },
];
