import Chip, { type ChipProps } from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const colors: Record<Hut['status'], ChipProps['color']> = {
  Open: 'success',
  Full: 'warning',
  Closed: 'default',
};

const status = {
  width: 110,
  renderCell: ({ row }) => <Chip size="small" label={row.status} color={colors[row.status]} />,
} satisfies Partial<GridColDef<Hut>>;

const columns: GridColDef<Hut>[] = [
  /* preview-start */
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 130 },
  {
    field: 'beds',
    headerName: 'Beds',
    description: 'Places to sleep, including the winter room',
    type: 'number',
    width: 90,
  },
  { field: 'status', headerName: 'Status', ...status },
  { field: 'morning', headerName: 'Temperature at 7 AM', ...degrees, width: 130 },
  /* preview-end */
];

export default function HeaderNameAndDescription() {
  return <DataGrid rows={huts} columns={columns} hideFooter aria-label="Mountain huts" />;
}
