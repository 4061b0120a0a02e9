import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(30);

export default function FillRemainingSpace() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider' }}>
      <Box sx={{ p: 2, backgroundColor: 'action.hover' }}>
        <Typography component="h3" variant="h6">
          Renovation
        </Typography>
        <Typography>This bar takes the height it needs.</Typography>
      </Box>
      {/* preview-start */}
      <Box sx={{ flex: 1, minBlockSize: 0 }}>
        <DataGrid rows={rows} columns={taskColumns} aria-label="Tasks in the remaining space" />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
