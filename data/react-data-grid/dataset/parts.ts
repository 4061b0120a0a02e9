import type { GridColDef } from '@mui/x-data-grid';

export interface Part {
  id: string;
  name: string;
  bin: string;
  quantity: number;
}

const part = (id: string, name: string, bin: string, quantity: number): Part => ({
  id,
  name,
  bin,
  quantity,
});

export const parts: Part[] = [
  part('P-11', 'Hex bolt M8', 'A1', 420),
  part('P-12', 'Lock nut M8', 'A1', 35),
  part('P-13', 'Ball bearing', 'B4', 12),
  part('P-14', 'Timing belt', 'C2', 64),
  part('P-15', 'O-ring 20 mm', 'A3', 900),
  part('P-16', 'Cable gland', 'D1', 48),
  part('P-17', 'Toggle switch', 'D2', 150),
  part('P-18', 'Gear wheel', 'B1', 8),
  part('P-19', 'Fuse 10 A', 'D2', 310),
  part('P-20', 'Drive shaft', 'B2', 5),
];

export const partColumns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', width: 150 },
  { field: 'bin', headerName: 'Bin', width: 80 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];
