import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColDef } from '@mui/x-data-grid';
import type { EmployeeRecord } from './employeeServer';

const officeColors: Record<EmployeeRecord['office'], ChipProps['color']> = {
  Bergen: 'primary',
  Lyon: 'secondary',
  Leeds: 'success',
  Porto: 'default',
};

/** The columns of the employees of `employeeServer.ts`. */
export const employeeColumns: GridColDef<EmployeeRecord>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  {
    field: 'office',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: Object.keys(officeColors),
    width: 110,
    display: 'flex',
    renderCell: ({ value }: { value?: EmployeeRecord['office'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={officeColors[value]} />,
  },
  {
    field: 'leaveDays',
    headerName: 'Vacation used',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={(Number(value) / 30) * 100}
          color={value > 25 ? 'warning' : 'primary'}
          aria-label="Share of 30 days"
          sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
        />
        <Box sx={{ inlineSize: 32 }}>{formattedValue}</Box>
      </Box>
    ),
  },
];
