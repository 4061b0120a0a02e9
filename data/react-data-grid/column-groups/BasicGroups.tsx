import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Temperatures',
    children: [{ field: 'morning' }, { field: 'noon' }, { field: 'night' }],
  },
];

export default function BasicGroups() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      columnGroupingModel={columnGroupingModel}
      /* preview-end */
      hideFooter
      aria-label="Mountain huts with their temperatures"
    />
  );
}
