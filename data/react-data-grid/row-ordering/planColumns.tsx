import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, type Task } from '../dataset/tasks';

const colors: Record<Task['status'], ChipProps['color']> = {
  Done: 'success',
  'In progress': 'primary',
  Planned: 'default',
};

/** The tasks of a renovation that are not done. */
export const plan = createTasks(10).slice(4);

export const planColumns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 90 },
  {
    field: 'owner',
    headerName: 'Owner',
    width: 120,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <Avatar
          aria-hidden
          sx={{ inlineSize: 26, blockSize: 26, fontSize: 13, bgcolor: 'primary.main' }}
        >
          {row.owner[0]}
        </Avatar>
        <span>{row.owner}</span>
      </Stack>
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 115,
    renderCell: ({ row }) => <Chip size="small" label={row.status} color={colors[row.status]} />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    width: 140,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={row.progress}
            aria-label={`Progress: ${row.task}, ${row.room}`}
          />
        </Box>
        <span>{row.progress}%</span>
      </Stack>
    ),
  },
];
