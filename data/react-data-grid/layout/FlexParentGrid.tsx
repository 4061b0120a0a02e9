import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

export default function FlexParentGrid() {
  const [count, setCount] = React.useState(5);
  const rows = React.useMemo(() => createTasks(count), [count]);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setCount(Math.min(count + 1, 6))}>
          Add task
        </Button>
        <Button variant="outlined" onClick={() => setCount(Math.max(count - 1, 0))}>
          Remove task
        </Button>
      </Stack>
      {/* preview-start */}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid rows={rows} columns={taskColumns} aria-label="Renovation tasks" />
      </div>
      {/* preview-end */}
    </Stack>
  );
}
