import type { GridColDef } from '@mui/x-data-grid';

/** A car of a rental company. */
export interface RentalCar {
  id: string;
  brand: string;
  city: string;
  seats: number;
  /** In euros per day. */
  rate: number;
  kilometers: number;
  free: boolean;
}

const brands = ['Alba', 'Corvo', 'Fjell', 'Nimbus'];
const cities = ['Bergen', 'Lyon', 'Porto', 'Turin'];

/** Sixty cars, the same each time. */
export const rentalCars: RentalCar[] = Array.from({ length: 60 }, (_, index) => ({
  id: `RC-${101 + index}`,
  brand: brands[(index * 3) % 4]!,
  city: cities[(index * 5 + Math.floor(index / 6)) % 4]!,
  seats: 2 + ((index * 7) % 6),
  rate: 28 + ((index * 17) % 70),
  kilometers: 1200 + ((index * 7919) % 96_000),
  free: index % 3 !== 0,
}));

export const carColumns: GridColDef<RentalCar>[] = [
  { field: 'id', headerName: 'Car', width: 90 },
  { field: 'brand', headerName: 'Brand', width: 100 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 120 },
  { field: 'kilometers', headerName: 'Driven (km)', type: 'number', width: 130 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 110 },
];
