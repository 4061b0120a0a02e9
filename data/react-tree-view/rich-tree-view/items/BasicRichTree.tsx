import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

/* preview-start */
const items: TreeViewBaseItem[] = [
  {
    id: 'tents',
    label: 'Tents',
    children: [
      { id: 'tent-dome', label: 'Dome tent' },
      { id: 'tent-tunnel', label: 'Tunnel tent' },
    ],
  },
  { id: 'vouchers', label: 'Gift cards' },
];

export default function BasicRichTree() {
  return <RichTreeView items={items} defaultExpandedItems={['tents']} aria-label="Outdoor gear" />;
}
/* preview-end */
