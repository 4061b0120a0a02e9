import { DataGridPro } from '@mui/x-data-grid-pro';
import { probeColumns, probeFiles, type ProbeFile } from '../dataset/probeFiles';

/* preview-start */
// 'images/moon/crater-01.png' → ['images', 'moon', 'crater-01.png']
const getTreeDataPath = (row: ProbeFile) => row.path.split('/');

export default function TreeDataOverview() {
  return (
    <DataGridPro
      treeData
      getTreeDataPath={getTreeDataPath}
      rows={probeFiles}
      columns={probeColumns}
      defaultGroupingExpansionDepth={1}
      aria-label="Archive of a space probe"
    />
  );
}
/* preview-end */
