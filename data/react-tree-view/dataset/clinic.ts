import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Rooms of a clinic. */
export const clinic: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'reception', label: 'Reception' },
      { id: 'pharmacy', label: 'Pharmacy' },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [
      {
        id: 'imaging',
        label: 'Imaging',
        children: [
          { id: 'mri', label: 'MRI room' },
          { id: 'x-ray', label: 'X-ray room' },
        ],
      },
      { id: 'laboratory', label: 'Laboratory' },
    ],
  },
  { id: 'garden', label: 'Garden' },
];

/** All items in one list, in the order of the tree. */
export const flattenRooms = (items: TreeViewBaseItem[]): TreeViewBaseItem[] =>
  items.flatMap((item) => [item, ...flattenRooms(item.children ?? [])]);
