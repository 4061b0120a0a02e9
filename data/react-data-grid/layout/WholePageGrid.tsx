import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(60);

export default function WholePageGrid() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
      <Typography component="h3" variant="h6" sx={{ p: 2 }}>
        Renovation
      </Typography>
      {/* preview-start */}
      <Box sx={{ flex: 1, minBlockSize: 0 }}>
        <DataGrid rows={rows} columns={taskColumns} aria-label="Tasks over the whole page" />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
