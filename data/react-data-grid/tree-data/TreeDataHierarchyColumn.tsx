import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeColumns, probeFiles, type ProbeFile } from '../dataset/probeFiles';
import { ArchiveCell } from './ArchiveCell';

const groupingColDef: GridGroupingColDefOverride<ProbeFile> = {
  headerName: 'Archive',
  width: 210,
  display: 'flex',
  sortable: true,
  disableColumnMenu: false,
  renderCell: (params) => <ArchiveCell {...params} />,
};

const initialState = { pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } };

export default function TreeDataHierarchyColumn() {
  return (
    <DataGridPro
      rows={probeFiles}
      columns={probeColumns}
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Archive with a hierarchy column of its own"
    />
  );
}
