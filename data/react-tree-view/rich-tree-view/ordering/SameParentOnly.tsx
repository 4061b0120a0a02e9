import Box from '@mui/material/Box';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

type CanMove = NonNullable<RichTreeViewProProps<object, false>['canMoveItemToNewPosition']>;

const staysInParent: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

export default function SameParentOnly() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <RichTreeViewPro
        items={tour}
        itemsReordering
        canMoveItemToNewPosition={staysInParent}
        defaultExpandedItems={['old-town', 'river']}
        aria-label="Tour, sorted within areas"
      />
    </Box>
  );
}
