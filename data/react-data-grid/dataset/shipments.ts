import type { GridColDef } from '@mui/x-data-grid';

export interface Shipment {
  id: string;
  city: string;
  carrier: string;
  weight: number;
}

const cities = ['Lyon', 'Porto', 'Gdańsk', 'Turin', 'Malmö', 'Ghent', 'Bilbao', 'Graz', 'Cork'];
const carriers = ['NordFreight', 'Blue Van', 'Railpost', 'Hermine'];

/** The same rows at each call: everything derives from the index. */
export const createShipments = (count: number): Shipment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `S-${1001 + index}`,
    city: cities[(index * 7) % cities.length] ?? '',
    carrier: carriers[(index * 3 + Math.floor(index / 5)) % carriers.length] ?? '',
    weight: ((index * 37) % 290) + 5,
  }));

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} kg`,
  },
];
