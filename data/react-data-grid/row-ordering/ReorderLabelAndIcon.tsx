import DragHandle from '@mui/icons-material/DragHandle';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { plan, planColumns } from './planColumns';

/* preview-start */
const rows = plan.map((task) => ({ ...task, __reorder__: `${task.task}, ${task.room}` }));
const slots = { rowReorderIcon: () => <DragHandle fontSize="small" color="action" /> };

export default function ReorderLabelAndIcon() {
  return (
    <DataGridPro
      rows={rows}
      columns={planColumns}
      rowReordering
      slots={slots}
      hideFooter
      aria-label="Renovation plan with task names as drag labels"
    />
  );
}
/* preview-end */
