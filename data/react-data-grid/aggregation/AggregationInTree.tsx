import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { getTreeDataPath, probeFiles, type ProbeFile } from '../dataset/probeFiles';

const columns: GridColDef<ProbeFile>[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'changed', headerName: 'Last change', type: 'date', width: 130 },
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 130 },
];
const groupingColDef = { headerName: 'File', flex: 1, minWidth: 180 };

export default function AggregationInTree() {
  return (
    <DataGridPremium
      /* preview-start */
      treeData
      getTreeDataPath={getTreeDataPath}
      rows={probeFiles}
      columns={columns}
      initialState={{ aggregation: { model: { changed: 'max', kilobytes: 'sum' } } }}
      /* preview-end */
      groupingColDef={groupingColDef}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Archive with the last change and the size of each folder"
    />
  );
}
