import Chip from '@mui/material/Chip';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const chipColors = { Open: 'success', Full: 'warning', Closed: 'default' } as const;
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    renderCell: ({ row }) => (
      <Chip size="small" label={row.status} color={chipColors[row.status]} />
    ),
  },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'noon', headerName: 'Noon', ...degrees },
];

/* preview-start */
const sx = {
  [`& .${gridClasses.row}:hover`]: { backgroundColor: 'action.hover' },
  [`& .${gridClasses.row}:focus-within, & .${gridClasses.row}:focus-within:hover`]: {
    backgroundColor: 'action.selected',
    boxShadow: 'inset 4px 0 0 currentColor',
  },
};
/* preview-end */

export default function HighlightRow() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      disableRowSelectionOnClick
      hideFooter
      aria-label="Mountain huts with a mark at the focused row"
    />
  );
}
