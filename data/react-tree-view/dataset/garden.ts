import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface Plant {
  id: string;
  label: string;
  closed?: boolean;
}

export const garden: TreeViewBaseItem<Plant>[] = [
  {
    id: 'trees',
    label: 'Trees',
    children: [
      { id: 'beech', label: 'Beech' },
      { id: 'larch', label: 'Larch' },
    ],
  },
  {
    id: 'ferns',
    label: 'Ferns',
    children: [
      { id: 'lady-fern', label: 'Lady fern' },
      { id: 'royal-fern', label: 'Royal fern', closed: true },
      { id: 'shield-fern', label: 'Shield fern' },
    ],
  },
  { id: 'mosses', label: 'Mosses' },
];

interface Bed {
  id: string;
  label: string;
  count: number;
}

const beds: Record<string, Bed[]> = {
  root: [
    { id: 'north', label: 'North beds', count: 2 },
    { id: 'glass', label: 'Greenhouse (fails to load)', count: 3 },
  ],
  north: [
    { id: 'north-1', label: 'Heather', count: 0 },
    { id: 'north-2', label: 'Juniper', count: 0 },
  ],
};

/** Answers one level after a while; one branch always fails. */
export const fetchBeds = (parentId = 'root'): Promise<Bed[]> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      const found = beds[parentId];
      if (found) resolve(found);
      else reject(new Error('The greenhouse does not answer.'));
    }, 1000);
  });

export const bedCount = (bed: Bed): number => bed.count;
