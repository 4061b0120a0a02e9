import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { getTreeDataPath, probeFiles, type ProbeFile } from '../dataset/probeFiles';
import { ArchiveCell } from './ArchiveCell';

/* preview-start */
const groupingColDef: GridGroupingColDefOverride<ProbeFile> = {
  headerName: 'Archive',
  width: 230,
  display: 'flex',
  sortable: true,
  disableColumnMenu: false,
  renderCell: (params) => <ArchiveCell {...params} />,
};

const initialState = { pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } };
/* preview-end */

const teamColors: Record<ProbeFile['team'], ChipProps['color']> = {
  Orbit: 'primary',
  Optics: 'secondary',
  Ground: 'success',
};

const columns: GridColDef<ProbeFile>[] = [
  {
    field: 'team',
    headerName: 'Team',
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" label={row.team} color={teamColors[row.team]} />
    ),
  },
  {
    field: 'kilobytes',
    headerName: 'Size (kB)',
    type: 'number',
    width: 190,
    display: 'flex',
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={value / 100}
          aria-label="Share of 10 MB"
          sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
        />
        <Box sx={{ inlineSize: 40 }}>{formattedValue}</Box>
      </Box>
    ),
  },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 130 },
];

export default function TreeDataHierarchyColumn() {
  return (
    <DataGridPro
      treeData
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      initialState={initialState}
      rows={probeFiles}
      columns={columns}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Archive with icons and sizes"
    />
  );
}
