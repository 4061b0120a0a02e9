import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const statusColors = { Open: 'success', Full: 'warning', Closed: 'error' } as const;

function StatusChip({ value = 'Open' }: GridRenderCellParams<Hut, Hut['status']>) {
  return <Chip size="small" variant="outlined" label={value} color={statusColors[value]} />;
}

function BedsBar({ value = 0, row }: GridRenderCellParams<Hut, number>) {
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(value / 80) * 100}
        aria-label={`Beds at ${row.name}`}
        sx={{ flexGrow: 1, mr: 1, blockSize: 6, borderRadius: 3 }}
      />
      {value}
    </>
  );
}

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 140 },
  /* preview-start */
  {
    field: 'status',
    headerName: 'Status',
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    renderCell: (params) => <StatusChip {...params} />,
  },
  {
    field: 'beds',
    headerName: 'Beds',
    width: 160,
    display: 'flex',
    renderCell: (params) => <BedsBar {...params} />,
  },
  /* preview-end */
  { field: 'night', headerName: 'Night', ...degrees },
];

export default function StyleCellContent() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      hideFooter
      aria-label="Mountain huts with status and number of beds"
    />
  );
}
