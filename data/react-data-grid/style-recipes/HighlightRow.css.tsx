import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';
import styles from './HighlightRow.module.css';

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

export default function HighlightRow() {
  return (
    /* preview-start */
    <DataGrid
      rows={huts}
      columns={columns}
      className={styles.grid!}
      disableRowSelectionOnClick
      hideFooter
      aria-label="Mountain huts with a mark at the focused row"
    />
    /* preview-end */
  );
}
