import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import type { Employee } from './payroll';

const FULL_TIME = 160;

const departments: Record<Employee['department'], { label: string; color: ChipProps['color'] }> = {
  stage: { label: 'Stage', color: 'primary' },
  sound: { label: 'Sound', color: 'success' },
  costume: { label: 'Costumes', color: 'warning' },
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export function NameCell({ row }: { row: Employee }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Avatar
        aria-hidden
        sx={{ inlineSize: 28, blockSize: 28, fontSize: 12, bgcolor: 'primary.main' }}
      >
        {row.firstName[0]}
        {row.lastName[0]}
      </Avatar>
      <span>{row.lastName}</span>
    </Stack>
  );
}

/** What an employee gets for the month, with the bonus. */
export const pay = {
  type: 'number',
  valueGetter: (_value, row) => row.rate * row.hours * (1 + row.bonus),
  valueFormatter: (value: number) => euros.format(value),
  renderCell: ({ formattedValue }) => <strong>{formattedValue}</strong>,
} satisfies Partial<GridColDef<Employee>>;

/** The columns between the name and the pay: wider than a demo's frame. */
export const payrollColumns: GridColDef<Employee>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 130,
    valueGetter: (_value, row) => departments[row.department].label,
    renderCell: ({ row, value }) => (
      <Chip size="small" label={value} color={departments[row.department].color} />
    ),
  },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 100 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 170,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (row.hours / FULL_TIME) * 100)}
            aria-label="Share of full time"
          />
        </Box>
        <span>{row.hours}</span>
      </Stack>
    ),
  },
  {
    field: 'bonus',
    headerName: 'Bonus',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => percent.format(value),
  },
  { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 130 },
  {
    field: 'city',
    headerName: 'City',
    width: 110,
    valueGetter: (_value, row) => row.address.city,
  },
];
