import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

const isLeaf = (item: TreeViewBaseItem) => !item.children?.length;

export default function EditLeaves() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable={isLeaf}
      defaultExpandedItems={['morning', 'evening']}
      slotProps={namedInput}
      aria-label="Playlists with songs to rename"
    />
  );
}
