import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const CountItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function CountItem(props, ref) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const count = useTreeItemModel<Gear>(props.itemId)?.children?.length;
  /* preview-start */
  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleExpansion(event);
  };
  /* preview-end */
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ icon: NoIcon }}
      label={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <span>{props.label}</span>
          {count && (
            <Chip
              size="small"
              tabIndex={-1} // users press Enter on the item instead
              color={status.expanded ? 'primary' : 'default'}
              label={status.expanded ? 'Hide' : `Show ${count}`}
              onClick={toggle}
            />
          )}
        </Box>
      }
    />
  );
});

function NoIcon() {
  return null;
}

export default function ExpandByButton() {
  return (
    <RichTreeView
      items={gear}
      expansionTrigger="iconContainer"
      slots={{ item: CountItem }}
      defaultExpandedItems={['tents']}
      aria-label="Camping gear"
    />
  );
}
