import type { GridColDef } from '@mui/x-data-grid';

export interface Nurse {
  id: number;
  name: string;
  ward: string;
  age: number;
  start: Date;
  nights: boolean;
}

export const wards = ['Surgery', 'Maternity', 'Cardiology', 'Emergency'];

export const nurses: Nurse[] = [
  {
    id: 1,
    name: 'Ama Mensah',
    ward: 'Surgery',
    age: 34,
    start: new Date(2019, 4, 1),
    nights: true,
  },
  {
    id: 2,
    name: 'Bruno Leal',
    ward: 'Cardiology',
    age: 51,
    start: new Date(2008, 8, 15),
    nights: false,
  },
  {
    id: 3,
    name: 'Chiyo Arai',
    ward: 'Emergency',
    age: 28,
    start: new Date(2022, 1, 1),
    nights: true,
  },
  {
    id: 4,
    name: 'Dalia Haddad',
    ward: 'Maternity',
    age: 45,
    start: new Date(2014, 10, 1),
    nights: false,
  },
];

export const nurseColumns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  { field: 'age', headerName: 'Age', type: 'number', width: 80, editable: true },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: wards,
    width: 130,
    editable: true,
  },
  { field: 'start', headerName: 'Since', type: 'date', width: 140, editable: true },
  { field: 'nights', headerName: 'Nights', type: 'boolean', width: 90, editable: true },
];
