import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The stops of a museum tour. */
export const tour: TreeViewBaseItem[] = [
  {
    id: 'old-town',
    label: 'Old town',
    children: [
      { id: 'gate', label: 'City gate' },
      { id: 'market', label: 'Market hall' },
    ],
  },
  {
    id: 'river',
    label: 'River bank',
    children: [
      { id: 'bridge', label: 'Iron bridge' },
      { id: 'mill', label: 'Water mill' },
    ],
  },
  { id: 'lunch', label: 'Lunch break' },
];

/** Items that can take other items. */
export const isArea = (itemId: string | null) => itemId === 'old-town' || itemId === 'river';
