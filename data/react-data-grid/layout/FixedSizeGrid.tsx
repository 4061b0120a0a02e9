import { DataGrid } from '@mui/x-data-grid';
import { createTasks, taskColumns } from '../dataset/tasks';

const rows = createTasks(20);

export default function FixedSizeGrid() {
  return (
    <div style={{ maxWidth: 400 }}>
      <DataGrid rows={rows} columns={taskColumns} aria-label="Tasks in a fixed size" />
    </div>
  );
}
