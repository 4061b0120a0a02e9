import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { heatingKinds, type Apartment } from '../../dataset/apartments';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 160 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 160,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'availableFrom', headerName: 'Available from', type: 'date', width: 165 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 130 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: heatingKinds,
    width: 165,
    renderCell: ({ value }) => (
      <Chip
        label={value}
        size="small"
        variant="outlined"
        color={value === 'Heat pump' ? 'success' : 'default'}
      />
    ),
  },
];
