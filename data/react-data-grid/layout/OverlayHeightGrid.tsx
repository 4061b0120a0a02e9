import { DataGrid } from '@mui/x-data-grid';
import { taskColumns } from '../dataset/tasks';

/* preview-start */
export default function OverlayHeightGrid() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={[]}
        columns={taskColumns}
        sx={{ '--DataGrid-overlayHeight': '250px' }}
        aria-label="Renovation tasks"
      />
    </div>
  );
}
/* preview-end */
