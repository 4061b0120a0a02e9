import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { sales } from '../dataset/sales';

/** Bags of one bean that a region orders in each quarter. */
export interface PlanLine {
  id: number;
  region: string;
  bean: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

const FULL_YEAR = 1_500;
const regionColors: Record<string, 'info' | 'warning' | 'success'> = {
  Nordics: 'info',
  Iberia: 'warning',
  Alps: 'success',
};
const yearOf = ({ q1, q2, q3, q4 }: PlanLine) => q1 + q2 + q3 + q4;

/** One row for each region and bean. */
export const planRows: PlanLine[] = sales
  .filter(({ quarter }) => quarter === 'Q1')
  .map(({ region, bean }, index) => {
    const [q1 = 0, q2 = 0, q3 = 0, q4 = 0] = sales
      .filter((sale) => sale.region === region && sale.bean === bean)
      .map(({ bags }) => bags);
    return { id: index + 1, region, bean, q1, q2, q3, q4 };
  });

export const planColumns: GridColDef<PlanLine>[] = [
  {
    field: 'region',
    headerName: 'Region',
    width: 110,
    renderCell: ({ value }) => (
      <Chip size="small" variant="outlined" label={value} color={regionColors[value]} />
    ),
  },
  { field: 'bean', headerName: 'Bean', width: 95 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 85, editable: true },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 85, editable: true },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 85, editable: true },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 85, editable: true },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => yearOf(row),
    renderCell: ({ row, formattedValue }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (100 * yearOf(row)) / FULL_YEAR)}
          aria-label={`Share of 1,500 bags: ${row.bean}, ${row.region}`}
          sx={{ flex: 1 }}
        />
        <span>{formattedValue}</span>
      </Stack>
    ),
  },
];
