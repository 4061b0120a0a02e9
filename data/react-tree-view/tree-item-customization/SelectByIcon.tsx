import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { gear } from '../dataset/gear';

const all = gear.flatMap((group) => [group, ...(group.children ?? [])]);

const StarItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function StarItem(props, ref) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  /* preview-start */
  const handleClick: UseTreeItemContentSlotOwnProps['onClick'] = (event) => {
    event.defaultMuiPrevented = true;
    interactions.handleExpansion(event);
  };
  const select = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleSelection(event);
  };
  /* preview-end */
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ content: { onClick: handleClick } }}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>{props.label}</span>
          <Box component="span" onClick={select} sx={{ display: 'flex', color: 'warning.main' }}>
            {status.selected ? <Star /> : <StarBorder />}
          </Box>
        </Box>
      }
    />
  );
});

export default function SelectByIcon() {
  const [selected, setSelected] = React.useState<string | null>('tent-dome');
  return (
    <>
      <div role="status">Starred: {all.find(({ id }) => id === selected)?.label ?? 'none'}</div>
      <RichTreeView
        items={gear}
        slots={{ item: StarItem }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['tents']}
        aria-label="Camping gear"
      />
    </>
  );
}
