import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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
const rowMark = [
  'tw:[&_.MuiDataGrid-row:hover:not(:focus-within)]:bg-slate-500/10',
  'tw:[&_.MuiDataGrid-row:focus-within]:bg-slate-500/20',
  'tw:[&_.MuiDataGrid-row:focus-within]:shadow-[inset_4px_0_0_currentColor]',
].join(' ');
/* preview-end */

export default function HighlightRow() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      className={rowMark}
      disableRowSelectionOnClick
      hideFooter
      aria-label="Mountain huts with a mark at the focused row"
    />
  );
}
