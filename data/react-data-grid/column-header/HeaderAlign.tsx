import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const bar = {
  display: 'flex',
  width: 160,
  renderCell: ({ row }) => (
    <>
      <Box sx={{ inlineSize: 32 }}>{row.beds}</Box>
      <LinearProgress
        variant="determinate"
        value={row.beds}
        aria-label={`Beds of ${row.name}`}
        sx={{ flex: 1 }}
      />
    </>
  ),
} satisfies Partial<GridColDef<Hut>>;

const columns: GridColDef<Hut>[] = [
  /* preview-start */
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', headerAlign: 'center', align: 'center', width: 100 },
  { field: 'beds', type: 'number', headerName: 'Beds', headerAlign: 'left', align: 'left', ...bar },
  { field: 'noon', headerName: 'Noon', ...degrees, type: 'number' },
  /* preview-end */
];

export default function HeaderAlign() {
  return (
    <DataGrid rows={huts} columns={columns} hideFooter aria-label="Beds and statuses of huts" />
  );
}
