import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { songs } from '../../dataset/songs';

/* preview-start */
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'New name' } } } };

export default function EditAll() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable
      slotProps={slotProps}
      defaultExpandedItems={['morning', 'evening']}
      aria-label="Playlists"
    />
  );
}
/* preview-end */
