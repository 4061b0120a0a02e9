import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createTasks, taskColumns, type Task } from '../dataset/tasks';

const rows = createTasks(60);
const statusColors = { Done: 'success', 'In progress': 'info', Planned: 'default' } as const;

const columns: GridColDef<Task>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 70 },
  ...taskColumns,
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.status} color={statusColors[row.status]} />
    ),
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={row.progress}
          aria-label={`Progress of ${row.task}, ${row.room}`}
          sx={{ flex: 1 }}
        />
        <span dir="ltr">{row.progress}%</span>
      </Stack>
    ),
  },
];

export default function JumpToRow() {
  /* preview-start */
  const apiRef = useGridApiRef();
  const jump = (rowIndex: number) => apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
  const jumpToOpen = () => jump(rows.findIndex(({ status }) => status === 'Planned'));

  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={() => jump(0)}>First task</Button>
        <Button onClick={jumpToOpen}>First planned task</Button>
        <Button onClick={() => jump(rows.length - 1)}>Last task</Button>
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Tasks of a renovation" />
      {/* preview-end */}
    </>
  );
}
