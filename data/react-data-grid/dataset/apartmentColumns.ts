import type { GridColDef } from '@mui/x-data-grid';
import { heatingKinds, type Apartment } from './apartments';

export const apartmentColumns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', width: 170 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
  { field: 'availableFrom', headerName: 'Available from', type: 'date', width: 130 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: heatingKinds,
    width: 150,
  },
];
