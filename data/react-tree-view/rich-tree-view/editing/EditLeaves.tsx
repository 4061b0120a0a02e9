import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function EditLeaves() {
  return (
    /* preview-start */
    <RichTreeView
      items={songs}
      isItemEditable={(item) => !item.children?.length}
      defaultExpandedItems={['morning', 'evening']}
      slotProps={namedInput}
      aria-label="Playlists"
    />
    /* preview-end */
  );
}
