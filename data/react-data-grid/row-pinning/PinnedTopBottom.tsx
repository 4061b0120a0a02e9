import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { positions } from '../dataset/positions';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('en', { maximumFractionDigits: 0, signDisplay: 'always' });

const rows = positions.map(({ id, name, history, quantity, open, price }) => ({
  ...{ id, name, history },
  exposure: Math.abs(price * quantity),
  profit: (price - open) * quantity,
}));
type Line = Omit<(typeof rows)[number], 'history'> & { history?: number[] };

const columns: GridColDef<Line>[] = [
  { field: 'name', headerName: 'Position', flex: 1, minWidth: 165 },
  {
    field: 'profit',
    headerName: 'P&L today (€)',
    type: 'number',
    width: 125,
    renderCell: ({ value }) => (
      <Box component="strong" dir="ltr" sx={{ color: value < 0 ? 'error.main' : 'success.main' }}>
        {signed.format(value)}
      </Box>
    ),
  },
  {
    field: 'exposure',
    headerName: 'Exposure (€)',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => whole.format(value),
  },
  {
    field: 'history',
    headerName: 'Recent prices',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) =>
      row.history && (
        <SparkLineChart
          data={row.history}
          height={32}
          yAxis={{ min: Math.min(...row.history), max: Math.max(...row.history) }}
          aria-label={`Recent prices: ${row.name}`}
        />
      ),
  },
];
const sum = (field: 'exposure' | 'profit') => rows.reduce((total, row) => total + row[field], 0);

/* preview-start */
const pinnedRows = {
  top: [{ id: 'limit', name: 'Daily limit', exposure: 45_000_000, profit: -60_000 }],
  bottom: [{ id: 'total', name: 'Total', exposure: sum('exposure'), profit: sum('profit') }],
};

export default function PinnedTopBottom() {
  return (
    <DataGridPro<Line>
      rows={rows}
      columns={columns}
      pinnedRows={pinnedRows}
      hideFooter
      aria-label="Positions with the daily limit and the total"
    />
  );
}
/* preview-end */
