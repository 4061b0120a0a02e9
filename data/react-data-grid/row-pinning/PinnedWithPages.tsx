import PushPin from '@mui/icons-material/PushPin';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { positions, type Position } from '../dataset/positions';

const deskColors = {
  Energy: 'warning',
  Metals: 'info',
  Grain: 'success',
  Freight: 'secondary',
} as const;

const pinnedRows = { top: positions.slice(0, 2) };
const rows = positions.slice(2);

const columns: GridColDef<Position>[] = [
  {
    field: 'name',
    headerName: 'Position',
    flex: 1,
    minWidth: 165,
    renderCell: ({ row, rowNode, value }) =>
      rowNode.type === 'pinnedRow' ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
          <PushPin color="primary" fontSize="small" titleAccess="Pinned" />
          <strong>{row.name}</strong>
        </Stack>
      ) : (
        value
      ),
  },
  {
    field: 'desk',
    headerName: 'Desk',
    width: 110,
    renderCell: ({ row }) => <Chip size="small" label={row.desk} color={deskColors[row.desk]} />,
  },
  { field: 'open', headerName: 'Open (€)', type: 'number', width: 110 },
];

/* preview-start */
export default function PinnedWithPages() {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      pinnedRows={pinnedRows}
      pagination
      pageSizeOptions={[5, 10]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      aria-label="Positions in pages, two of them pinned"
    />
  );
}
/* preview-end */
