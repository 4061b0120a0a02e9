import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

type CanMove = NonNullable<RichTreeViewProProps<object, false>['canMoveItemToNewPosition']>;

const staysInParent: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParentOnly() {
  return (
    <RichTreeViewPro
      items={tour}
      itemsReordering
      canMoveItemToNewPosition={staysInParent}
      defaultExpandedItems={['old-town', 'river']}
      aria-label="Tour, sorted within areas"
    />
  );
}
