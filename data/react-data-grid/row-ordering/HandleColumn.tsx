import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';
import { plan, planColumns } from './planColumns';
import type { Task } from '../dataset/tasks';

/* preview-start */
const columns: GridColDef<Task>[] = [
  ...planColumns,
  {
    ...GRID_REORDER_COL_DEF,
    headerName: 'Move',
    renderHeader: undefined,
    width: 70,
  },
];
/* preview-end */

export default function HandleColumn() {
  return (
    <DataGridPro
      rows={plan}
      columns={columns}
      rowReordering
      hideFooter
      aria-label="Renovation plan with drag handles in the last column"
    />
  );
}
