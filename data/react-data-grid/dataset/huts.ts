import type { GridColDef } from '@mui/x-data-grid';

/** A mountain hut on the day it reports. */
export interface Hut {
  id: number;
  name: string;
  status: 'Open' | 'Full' | 'Closed';
  beds: number;
  /** In °C. */
  morning: number;
  noon: number;
  night: number;
}

const listed: [name: string, status: Hut['status'], beds: number, temperatures: number[]][] = [
  ['Ibex Hut', 'Open', 42, [-3, 6, -7]],
  ['Larch Refuge', 'Full', 28, [8, 19, 5]],
  ['Glacier House', 'Closed', 60, [-12, -4, -15]],
  ['Marmot Shelter', 'Open', 16, [4, 13, 1]],
  ['Saddle Lodge', 'Full', 75, [2, 11, -2]],
  ['Raven Bivouac', 'Open', 9, [-6, 3, -9]],
  ['Gentian Hut', 'Open', 34, [11, 22, 9]],
  ['Cairn Refuge', 'Closed', 20, [-1, 7, -4]],
];

export const huts: Hut[] = listed.map(([name, status, beds, temperatures], index) => {
  const [morning = 0, noon = 0, night = 0] = temperatures;
  return { id: index + 1, name, status, beds, morning, noon, night };
});

/** Reports of many nights, the same each time. */
export const createReports = (count: number): Hut[] =>
  Array.from({ length: count }, (_, index) => {
    const hut = huts[(index * 5) % huts.length]!;
    return { ...hut, id: index + 1, beds: 4 + ((index * 37) % 70) };
  });

/** The mark keeps the minus before the number in right-to-left pages. */
export const degrees = {
  type: 'number',
  width: 100,
  valueFormatter: (value: number) => `\u200e${value} °C`,
} as const;

export const hutColumns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { field: 'morning', headerName: 'Morning', ...degrees },
  { field: 'noon', headerName: 'Noon', ...degrees },
  { field: 'night', headerName: 'Night', ...degrees },
];
