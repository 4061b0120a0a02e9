import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Trade } from '../dataset/trades';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** Columns of the trades of a day. */
export const tradeColumns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  {
    field: 'time',
    headerName: 'Time',
    type: 'dateTime',
    width: 120,
    valueFormatter: (value?: Date) => value && clock.format(value),
  },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 150 },
  {
    field: 'side',
    headerName: 'Side',
    width: 90,
    renderCell: ({ value }) => (
      <Chip label={value} size="small" color={value === 'Buy' ? 'success' : 'error'} />
    ),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => value && money.format(value),
  },
];
