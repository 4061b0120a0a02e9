import Chip, { type ChipProps } from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const colors: Record<Hut['status'], ChipProps['color']> = {
  Open: 'success',
  Full: 'warning',
  Closed: 'default',
};

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    renderCell: ({ row }) => <Chip size="small" label={row.status} color={colors[row.status]} />,
  },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
  { field: 'morning', headerName: 'Morning', ...degrees },
  { field: 'noon', headerName: 'Noon', ...degrees },
  { field: 'night', headerName: 'Night', ...degrees },
];

/* preview-start */
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'capacity',
    headerName: 'Capacity',
    children: [{ field: 'status' }, { field: 'beds' }],
  },
  {
    groupId: 'temperatures',
    headerName: 'Temperatures',
    children: [
      { groupId: 'day', headerName: 'Day', children: [{ field: 'morning' }, { field: 'noon' }] },
      { field: 'night' },
    ],
  },
];
/* preview-end */

export default function NestedGroups() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      hideFooter
      aria-label="Mountain huts with their capacity and temperatures"
    />
  );
}
