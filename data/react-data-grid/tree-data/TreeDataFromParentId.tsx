import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { probeTeams, type ProbeTeam } from '../dataset/probeTeams';

const teamById = new Map(probeTeams.map((team) => [team.id, team]));

// Ids, because three teams are called "Operations".
const getTreeDataPath: DataGridProProps<ProbeTeam>['getTreeDataPath'] = (row) => {
  const path: string[] = [];
  let team: ProbeTeam | undefined = row;
  while (team) {
    path.unshift(String(team.id));
    team = team.parentId === null ? undefined : teamById.get(team.parentId);
  }
  return path;
};

const groupingColDef: GridGroupingColDefOverride<ProbeTeam> = {
  headerName: 'Team',
  width: 200,
  valueFormatter: (_value, row) => row.name,
};

const columns: GridColDef<ProbeTeam>[] = [
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
  { field: 'parentId', headerName: 'parentId', type: 'number', width: 110 },
];

export default function TreeDataFromParentId() {
  return (
    <DataGridPro
      rows={probeTeams}
      columns={columns}
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      defaultGroupingExpansionDepth={-1}
      hideFooter
      aria-label="Teams from a table with parent ids"
    />
  );
}
