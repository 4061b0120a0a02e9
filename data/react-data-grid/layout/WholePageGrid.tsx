import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(60);

/* preview-start */
export default function WholePageGrid() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Typography component="h3" variant="h6" sx={{ p: 2 }}>
        Renovation
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={taskColumns} aria-label="Renovation tasks" />
      </Box>
    </Box>
  );
}
/* preview-end */
