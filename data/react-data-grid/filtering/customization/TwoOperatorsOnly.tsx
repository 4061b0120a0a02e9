import Rating from '@mui/material/Rating';
import { DataGrid, getGridNumericOperators, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from '../../dataset/apartments';

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <Rating value={row.rating} precision={0.1} size="small" readOnly />,
  },
  /* preview-start */
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 120,
    filterOperators: getGridNumericOperators().filter(({ value }) => ['<', '>'].includes(value)),
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  /* preview-end */
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'rent', operator: '<', value: 1200 }] } },
};

export default function TwoOperatorsOnly() {
  return (
    <DataGrid
      rows={apartments}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Apartments"
    />
  );
}
