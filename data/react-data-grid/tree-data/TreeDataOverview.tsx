import { DataGridPro, type GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles, type ProbeFile } from '../dataset/probeFiles';

const groupingColDef: GridGroupingColDefOverride<ProbeFile> = { headerName: 'File', width: 240 };

export default function TreeDataOverview() {
  return (
    <DataGridPro
      rows={probeFiles}
      columns={probeColumns}
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      defaultGroupingExpansionDepth={1}
      aria-label="Archive of a space probe"
    />
  );
}
