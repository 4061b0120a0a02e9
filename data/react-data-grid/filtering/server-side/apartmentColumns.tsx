import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { heatingKinds, type Apartment } from '../../dataset/apartments';

// The operators that the API supports.
const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const range = getGridNumericOperators().filter(({ value }) => ['<=', '>='].includes(value));
const choice = getGridSingleSelectOperators().filter(({ value }) => value !== 'not');

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150, filterOperators: contains },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 100,
    filterOperators: range,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: heatingKinds,
    width: 160,
    filterOperators: choice,
    renderCell: ({ value }) => (
      <Chip
        label={value}
        size="small"
        variant="outlined"
        color={value === 'Heat pump' ? 'success' : 'default'}
      />
    ),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    filterOperators: range,
    renderCell: ({ value }) => <Rating value={value} precision={0.1} size="small" readOnly />,
  },
];
