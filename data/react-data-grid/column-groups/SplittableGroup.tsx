import { DataGridPro, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'capacity',
    headerName: 'Capacity',
    children: [{ field: 'status' }, { field: 'beds' }],
  },
  {
    groupId: 'temperatures',
    headerName: 'Temperatures (can be split)',
    freeReordering: true,
    children: [{ field: 'morning' }, { field: 'noon' }, { field: 'night' }],
  },
];
/* preview-end */

export default function SplittableGroup() {
  return (
    <DataGridPro
      rows={huts}
      columns={hutColumns}
      columnGroupingModel={columnGroupingModel}
      hideFooter
      aria-label="Mountain huts with one column group that can be split"
    />
  );
}
