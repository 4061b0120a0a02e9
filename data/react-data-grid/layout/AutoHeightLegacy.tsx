import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(3);

export default function AutoHeightLegacy() {
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <Typography>Deprecated: autoHeight</Typography>
      <DataGrid autoHeight rows={rows} columns={taskColumns} aria-label="Tasks with autoHeight" />
      <Typography>Replacement: a flex column with a maximum height</Typography>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 600 }}>
        <DataGrid rows={rows} columns={taskColumns} aria-label="Tasks in a flex column" />
      </div>
      {/* preview-end */}
    </Stack>
  );
}
