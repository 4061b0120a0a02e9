import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const records: TreeViewBaseItem[] = [
  {
    id: 'jazz',
    label: 'Jazz',
    children: [
      { id: 'trio', label: 'Night Trio' },
      { id: 'quartet', label: 'Harbor Quartet' },
    ],
  },
  { id: 'folk', label: 'Folk', children: [{ id: 'fiddle', label: 'Fiddle and Reed' }] },
];

export default function FirstRichTree() {
  return <RichTreeView items={records} aria-label="Records" defaultExpandedItems={['jazz']} />;
}
