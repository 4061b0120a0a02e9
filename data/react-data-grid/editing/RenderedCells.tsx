import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../dataset/nurses';

const FULL_TIME = 40;

const wardColors: Record<string, ChipProps['color']> = {
  Surgery: 'info',
  Maternity: 'success',
  Cardiology: 'error',
  Emergency: 'warning',
};

const initials = (name: string) =>
  name
    .split(' ')
    .map(([letter]) => letter)
    .join('');

function NameCell({ name }: { name: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Avatar
        aria-hidden
        sx={{ inlineSize: 30, blockSize: 30, fontSize: 13, bgcolor: 'primary.main' }}
      >
        {initials(name)}
      </Avatar>
      <span>{name}</span>
    </Stack>
  );
}

/** The value is `null` after a user has cleared the cell. */
function HoursCell({ value }: { value: number | null | undefined }) {
  const hours = value ?? 0;
  const percent = Math.min(100, Math.max(0, (hours / FULL_TIME) * 100));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress variant="determinate" value={percent} aria-label="Share of full time" />
      </Box>
      <span>{hours} h</span>
    </Stack>
  );
}

const columns: GridColDef<Nurse>[] = [
  {
    field: 'name',
    headerName: 'Nurse',
    flex: 1,
    minWidth: 170,
    editable: true,
    renderCell: ({ row }) => <NameCell name={row.name} />,
  },
  /* preview-start */
  {
    field: 'ward',
    headerName: 'Ward',
    width: 150,
    type: 'singleSelect',
    valueOptions: wards,
    editable: true,
    renderCell: ({ row }) => <Chip size="small" color={wardColors[row.ward]} label={row.ward} />,
  },
  /* preview-end */
  {
    field: 'hours',
    headerName: 'Hours per week',
    width: 180,
    type: 'number',
    editable: true,
    renderCell: ({ row }) => <HoursCell value={row.hours} />,
  },
  { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
];

export default function RenderedCells() {
  return <DataGrid rows={nurses} columns={columns} hideFooter aria-label="Plan for next week" />;
}
