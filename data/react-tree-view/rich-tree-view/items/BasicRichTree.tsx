import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items: TreeViewBaseItem[] = [
  {
    id: 'tents',
    label: 'Tents',
    children: [
      { id: 'tent-dome', label: 'Dome tent' },
      { id: 'tent-tunnel', label: 'Tunnel tent' },
    ],
  },
  {
    id: 'sleeping',
    label: 'Sleeping',
    children: [
      { id: 'bag-down', label: 'Down bag' },
      { id: 'mat', label: 'Inflatable mat' },
    ],
  },
  { id: 'vouchers', label: 'Gift vouchers' },
];

export default function BasicRichTree() {
  return <RichTreeView items={items} defaultExpandedItems={['tents']} aria-label="Outdoor gear" />;
}
