import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function EditAll() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable
      defaultExpandedItems={['morning', 'evening']}
      slotProps={namedInput}
      aria-label="Playlists"
    />
  );
}
