import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const StatusItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function StatusItem(props, ref) {
  /* preview-start */
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const states = Object.entries(status).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <span>{props.label}</span>
          {states.map((name) => (
            <Chip key={name} size="small" variant="outlined" label={name} />
          ))}
        </Box>
      }
      /* preview-end */
    />
  );
});

const isSoldOut = (item: Gear) => item.stock === 0;

export default function HookStatus() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: StatusItem }}
      isItemDisabled={isSoldOut}
      defaultExpandedItems={['tents']}
      defaultSelectedItems="tent-dome"
      aria-label="Camping gear"
    />
  );
}
