import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { probeTeams, type ProbeTeam } from '../dataset/probeTeams';

const teamById = new Map(probeTeams.map((team) => [team.id, team]));

/* preview-start */
const getTreeDataPath: DataGridProProps<ProbeTeam>['getTreeDataPath'] = (row) => {
  const path: string[] = [];
  for (let team: ProbeTeam | undefined = row; team; team = teamById.get(team.parentId ?? -1)) {
    path.unshift(String(team.id));
  }
  return path;
};

const groupingColDef: GridGroupingColDefOverride<ProbeTeam> = {
  headerName: 'Team',
  valueFormatter: (_id, row) => row.name,
};
/* preview-end */

const columns: GridColDef<ProbeTeam>[] = [
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
  { field: 'parentId', headerName: 'Parent ID', type: 'number', width: 110 },
];

export default function TreeDataFromParentId() {
  return (
    <DataGridPro
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      rows={probeTeams}
      columns={columns}
      defaultGroupingExpansionDepth={-1}
      hideFooter
      aria-label="Teams from a table with parent IDs"
    />
  );
}
