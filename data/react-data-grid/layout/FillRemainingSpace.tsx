import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createTasks, type Task } from '../dataset/tasks';

const rows = createTasks(30);
const colors = { Done: 'success', 'In progress': 'info', Planned: 'default' } as const;

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    renderCell: ({ row }) => <Chip label={row.status} color={colors[row.status]} size="small" />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <LinearProgress
        variant="determinate"
        value={row.progress}
        aria-label={`${row.progress}% done`}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
    ),
  },
];

function ProjectHeader() {
  return (
    <Box sx={{ py: 2 }}>
      <Typography component="h3" variant="h6">
        Renovation
      </Typography>
      <Typography>8 Harbor Street, 30 tasks</Typography>
    </Box>
  );
}

/* preview-start */
export default function FillRemainingSpace() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <ProjectHeader />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} aria-label="Renovation tasks" />
      </Box>
    </Box>
  );
}
/* preview-end */
