import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(3);

export default function AutoHeightLegacy() {
  return (
    <Stack spacing={2}>
      <Box>
        <Typography>Deprecated: autoHeight</Typography>
        <DataGrid autoHeight rows={rows} columns={taskColumns} aria-label="Tasks, autoHeight" />
      </Box>
      <Box>
        <Typography>Instead: a flex parent</Typography>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <DataGrid rows={rows} columns={taskColumns} aria-label="Tasks, flex parent" />
        </div>
      </Box>
    </Stack>
  );
}
