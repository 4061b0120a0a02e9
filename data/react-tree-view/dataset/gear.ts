import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** One entry of the catalogue of an outdoor store; only products have a price and a stock. */
export interface Gear {
  id: string;
  label: string;
  price?: number;
  stock?: number;
}

export const gear: TreeViewBaseItem<Gear>[] = [
  {
    id: 'tents',
    label: 'Tents',
    children: [
      { id: 'tent-dome', label: 'Dome tent', price: 249, stock: 14 },
      { id: 'tent-tunnel', label: 'Tunnel tent', price: 389, stock: 0 },
      { id: 'tent-tarp', label: 'Tarp', price: 79, stock: 31 },
    ],
  },
  {
    id: 'sleeping',
    label: 'Sleeping',
    children: [
      {
        id: 'bags',
        label: 'Sleeping bags',
        children: [
          { id: 'bag-down', label: 'Down bag', price: 320, stock: 6 },
          { id: 'bag-synthetic', label: 'Synthetic bag', price: 140, stock: 22 },
        ],
      },
      { id: 'mat', label: 'Inflatable mat', price: 95, stock: 0 },
    ],
  },
  {
    id: 'cooking',
    label: 'Cooking',
    children: [
      { id: 'stove-gas', label: 'Gas stove', price: 45, stock: 40 },
      { id: 'stove-wood', label: 'Wood stove', price: 69, stock: 9 },
      { id: 'pot', label: 'Pot set', price: 58, stock: 17 },
    ],
  },
];
