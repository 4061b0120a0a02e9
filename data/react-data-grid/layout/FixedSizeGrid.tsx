import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(20);

/* preview-start */
export default function FixedSizeGrid() {
  return (
    <div style={{ height: 320, maxWidth: 400 }}>
      <DataGrid rows={rows} columns={taskColumns} aria-label="Renovation tasks" />
    </div>
  );
}
/* preview-end */
