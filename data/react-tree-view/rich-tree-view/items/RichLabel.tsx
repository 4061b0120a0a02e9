import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../../dataset/gear';

/* preview-start */
const GearItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function GearItem(props, ref) {
  const item = useTreeItemModel<Gear>(props.itemId);
  const price = item?.price;
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span>{props.label}</span>
          {price != null && <Chip size="small" variant="outlined" label={`€${price}`} />}
        </Box>
      }
    />
  );
});
/* preview-end */

export default function RichLabel() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: GearItem }}
      defaultExpandedItems={['cooking']}
      aria-label="Gear with prices"
    />
  );
}
