import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  {
    field: 'avatar',
    headerName: 'Initials',
    display: 'flex',
    width: 60,
    renderCell: ({ row }) => (
      <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        {row.name[0]}
      </Avatar>
    ),
  },
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  {
    field: 'beds',
    headerName: 'Beds',
    display: 'flex',
    width: 110,
    renderCell: ({ row }) => <Chip size="small" variant="outlined" label={`${row.beds} beds`} />,
  },
];

export default function HeaderHidden() {
  return (
    /* preview-start */
    <DataGrid
      rows={huts}
      columns={columns}
      columnHeaderHeight={0}
      disableColumnSorting
      disableColumnMenu
      sx={{ '& .MuiDataGrid-columnHeader': { overflow: 'hidden' } }}
      hideFooter
      aria-label="Mountain huts without a header row"
    />
    /* preview-end */
  );
}
