import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';

/* preview-start */
const tints = {
  Open: 'tw:bg-green-600/15 tw:hover:bg-green-600/25 tw:[&.Mui-selected]:bg-green-600/35',
  Full: 'tw:bg-orange-600/15 tw:hover:bg-orange-600/25 tw:[&.Mui-selected]:bg-orange-600/35',
  Closed: 'tw:bg-red-600/15 tw:hover:bg-red-600/25 tw:[&.Mui-selected]:bg-red-600/35',
};
const getRowClassName = ({ row }: GridRowClassNameParams<Hut>) => tints[row.status];
/* preview-end */

export default function StyleRowsByStatus() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      getRowClassName={getRowClassName}
      hideFooter
      aria-label="Mountain huts, colored by status"
    />
  );
}
