import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const FULL_TIME = 160;

const departments: Record<Employee['department'], { label: string; color: ChipProps['color'] }> = {
  stage: { label: 'Stage', color: 'primary' },
  sound: { label: 'Sound', color: 'warning' },
  costume: { label: 'Costumes', color: 'success' },
};

const avatarSx = {
  inlineSize: 30,
  blockSize: 30,
  fontSize: 13,
  marginInlineEnd: 1,
  bgcolor: 'primary.main',
};

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Employee',
    flex: 1,
    minWidth: 190,
    display: 'flex',
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    renderCell: ({ row, value }) => (
      <>
        <Avatar aria-hidden sx={avatarSx}>
          {row.firstName[0]}
          {row.lastName[0]}
        </Avatar>
        {value}
      </>
    ),
  },
  /* preview-start */
  {
    field: 'department',
    headerName: 'Department',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => <Chip size="small" {...departments[row.department]} />,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 170,
    display: 'flex',
    renderCell: ({ row }) => <HoursBar hours={row.hours} />,
  },
  /* preview-end */
  { field: 'onTour', headerName: 'On tour', type: 'boolean', width: 90 },
];

function HoursBar({ hours }: { hours: number }) {
  return (
    <>
      <Box sx={{ flex: 1, marginInlineEnd: 1 }}>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (hours / FULL_TIME) * 100)}
          aria-label="Share of full time"
        />
      </Box>
      {hours} h
    </>
  );
}

export default function CellComponents() {
  return <DataGrid rows={employees} columns={columns} hideFooter aria-label="Hours in March" />;
}
