import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, heatingKinds, type Apartment } from '../dataset/apartments';

const heatingColors = {
  Gas: 'default',
  'District heating': 'info',
  'Heat pump': 'success',
} as const;

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <Rating value={row.rating} precision={0.1} size="small" readOnly />,
  },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: heatingKinds,
    width: 160,
    renderCell: ({ row }) => (
      <Chip
        label={row.heating}
        color={heatingColors[row.heating]}
        size="small"
        variant="outlined"
      />
    ),
  },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
  { field: 'availableFrom', headerName: 'Available', type: 'date', width: 110 },
];

/* preview-start */
export default function BasicFilter() {
  return <DataGrid rows={apartments} columns={columns} showToolbar label="Apartments" />;
}
/* preview-end */
