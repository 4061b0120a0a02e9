import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const StockItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function StockItem(props, ref) {
  const item = useTreeItemModel<Gear>(props.itemId);
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{props.label}</span>
          {item?.stock !== undefined && (
            <Box component="span" sx={{ color: item.stock ? 'text.secondary' : 'error.main' }}>
              {item.stock ? `${item.stock} in stock` : 'Sold out'}
            </Box>
          )}
        </Box>
      }
    />
  );
});

export default function ModelInLabel() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: StockItem }}
      defaultExpandedItems={['tents']}
      aria-label="Gear with stock"
    />
  );
}
