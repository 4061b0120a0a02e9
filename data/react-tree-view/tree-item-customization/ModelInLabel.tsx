import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const StockItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function StockItem(props, ref) {
  /* preview-start */
  const item = useTreeItemModel<Gear>(props.itemId);
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{props.label}</span>
          {item?.stock === 0 && <Chip size="small" color="error" label="Sold out" />}
          {!!item?.stock && <Chip size="small" label={`${item.stock} in stock`} />}
        </Box>
      }
    />
  );
  /* preview-end */
});

export default function ModelInLabel() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: StockItem }}
      defaultExpandedItems={['tents']}
      aria-label="Camping gear"
    />
  );
}
