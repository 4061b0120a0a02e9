import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

export default function SameParentOnly() {
  return (
    /* preview-start */
    <RichTreeViewPro
      items={tour}
      itemsReordering
      canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
        oldPosition.parentId === newPosition.parentId
      }
      defaultExpandedItems={['old-town', 'river']}
      aria-label="City tour"
    />
    /* preview-end */
  );
}
