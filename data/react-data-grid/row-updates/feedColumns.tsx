import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Position } from '../dataset/positions';

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'always',
});

/** Columns of live prices. */
export const feedColumns: GridColDef<Position>[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (value === undefined ? '' : price.format(value)),
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.price / row.open - 1,
    valueFormatter: (value?: number) => (value === undefined ? '' : percent.format(value)),
    renderCell: ({ value, formattedValue }) => (
      <Box component="strong" dir="ltr" sx={{ color: value < 0 ? 'error.main' : 'success.main' }}>
        {formattedValue}
      </Box>
    ),
  },
  {
    field: 'history',
    headerName: 'Recent prices',
    width: 130,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <SparkLineChart
        data={row.history}
        height={32}
        yAxis={{ min: Math.min(...row.history), max: Math.max(...row.history) }}
        aria-label={`Recent prices: ${row.name}`}
      />
    ),
  },
];
